import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Remembered } from '../media/memory/remembered.ts';
import { buildPinyinDictionary } from './build-pinyin-dictionary.ts';
import { readWith } from './read-with.ts';

/** Characters with several readings in words and sentences of a bank. */
const POLYPHONES: [text: string, reading: string][] = [
  ['银行', 'yín háng'],
  ['银行行长', 'yín háng háng zhǎng'],
  ['银行长期利率', 'yín háng cháng qī lì lǜ'],
  ['分行行长', 'fēn háng háng zhǎng'],
  ['总行与支行', 'zǒng háng yǔ zhī háng'],
  ['本行发行', 'běn háng fā xíng'],
  ['跨行转账', 'kuà háng zhuǎn zhàng'],
  ['行业行情', 'háng yè háng qíng'],
  ['行使', 'xíng shǐ'],
  ['违法行为', 'wéi fǎ xíng wéi'],
  ['自行车', 'zì xíng chē'],
  ['重庆', 'chóng qìng'],
  ['重要', 'zhòng yào'],
  ['重新', 'chóng xīn'],
  ['十大重仓股', 'shí dà zhòng cāng gǔ'],
  ['利率', 'lì lǜ'],
  ['率先', 'shuài xiān'],
  ['效率', 'xiào lǜ'],
  ['增长', 'zēng zhǎng'],
  ['长度', 'cháng dù'],
  ['还款', 'huán kuǎn'],
  ['提前还款还有', 'tí qián huán kuǎn hái yǒu'],
  ['应收账款', 'yīng shōu zhàng kuǎn'],
  ['应急预案', 'yìng jí yù àn'],
  ['供应链', 'gōng yìng liàn'],
  ['上调与下调', 'shàng tiáo yǔ xià tiáo'],
  ['调整', 'tiáo zhěng'],
  ['调查', 'diào chá'],
  ['存折', 'cún zhé'],
  ['会计', 'kuài jì'],
  ['董事会', 'dǒng shì huì'],
  ['差额', 'chā é'],
  ['出差', 'chū chāi'],
  ['给予', 'jǐ yǔ'],
  ['参与', 'cān yù'],
  ['了解', 'liǎo jiě'],
  ['目的', 'mù dì'],
  ['作为', 'zuò wéi'],
  ['为了', 'wèi le'],
  ['更新', 'gēng xīn'],
  ['更多', 'gèng duō'],
  ['间接', 'jiàn jiē'],
  ['期间', 'qī jiān'],
  ['降低', 'jiàng dī'],
  ['下载', 'xià zài'],
  ['登载', 'dēng zǎi'],
  ['质量', 'zhì liàng'],
  ['种类', 'zhǒng lèi'],
  ['便利', 'biàn lì'],
  ['数据', 'shù jù'],
  ['首都', 'shǒu dū'],
  ['音乐', 'yīn yuè'],
  ['尽职', 'jìn zhí'],
  ['相关', 'xiāng guān'],
  ['北曜银行朝阳支行', 'běi yào yín háng cháo yáng zhī háng'],
  ['中国银行业协会', 'zhōng guó yín háng yè xié huì'],
];

function read(text: string, texts: readonly string[]): string {
  const { chars, words } = buildPinyinDictionary(texts);
  const alone = new Map(
    Object.entries(chars).flatMap(([sound, all]) => Array.from(all, (char) => [char, sound] as const)),
  );
  return readWith(Array.from(text), alone, new Map(Object.entries(words))).join(' ');
}

describe('buildPinyinDictionary', () => {
  const texts = POLYPHONES.map(([text]) => `${text}。`);
  it.each(POLYPHONES)('reads %s as %s [S3-a11ybar]', (text, reading) => {
    expect(read(text, texts)).toBe(reading);
  });

  it('knows the common characters of words that no text of the release holds [S3-a11ybar]', () => {
    expect(read('关闭按钮', [])).toBe('guān bì àn niǔ');
  });

  it('knows a rare character that a text holds', () => {
    expect(read('璇玑', ['天璇·稳健'])).toContain('xuán');
  });

  it('holds no Latin letters, figures or punctuation', () => {
    const { chars, words } = buildPinyinDictionary(['ETF 基金（2.20%），A/B、C。']);
    expect(Object.values(chars).join('') + Object.keys(words).join('')).toMatch(/^\p{Script=Han}+$/u);
  });

  it('gives the same file for the same texts in another order', () => {
    expect(JSON.stringify(buildPinyinDictionary(texts))).toBe(
      JSON.stringify(buildPinyinDictionary(texts.toReversed())),
    );
  });

  it('stays small: words are kept only where a reading differs', () => {
    const dictionary = buildPinyinDictionary(['存款利率', '理财产品', '银行']);
    expect(dictionary.words).toMatchObject({ 银行: 'yín háng' });
    expect(dictionary.words).not.toHaveProperty('存款');
    expect(brotliCompressSync(JSON.stringify(dictionary)).length).toBeLessThan(20_000);
  });
});

it('is the same from what was read before', () => {
  const texts = POLYPHONES.map(([text]) => text);
  const known = new Remembered<string>();
  const first = buildPinyinDictionary(texts, known);
  expect(known.recall('银行行长')).toBe('yín háng háng zhǎng');
  expect(buildPinyinDictionary(texts, known)).toEqual(first);
  known.remember('银行行长', 'yín háng xíng zhǎng');
  expect(buildPinyinDictionary(texts, known)).not.toEqual(first);
});
