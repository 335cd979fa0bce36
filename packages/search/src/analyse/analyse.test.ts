import { describe, expect, it } from 'vitest';
import { testDictionary } from '../testing/test-dictionary.ts';
import { analyse } from './analyse.ts';
import { readingOf } from './reading.ts';

const dictionary = testDictionary();
const terms = (text: string) => analyse(dictionary, text).tokens.map((token) => token.term);

describe('analysing text', () => {
  it('stems English words and leaves codes alone', () => {
    expect(terms('Mortgages and Deposits JH2026021')).toEqual(['mortgag', 'and', 'deposit', 'jh2026021']);
  });

  it('gives a traditional text the terms of its simplified twin', () => {
    expect(terms('信用卡年費與外匯牌價')).toEqual(terms('信用卡年费与外汇牌价'));
  });

  it.each([
    ['产品代码JH2026021', ['jh2026021', '2026021']],
    ['JH-2026-021', ['jh2026021', '2026021']],
    ['电话010-5550-1103', ['01055501103']],
    ['客服 4006 601 169', ['4006601169']],
    ['热线95526', ['95526']],
    ['2026年报', []],
    ['利率2.35%', []],
  ])('finds the codes of %s', (text, codes) => {
    expect(analyse(dictionary, text).codes).toEqual(expect.arrayContaining(codes));
    if (codes.length === 0) expect(analyse(dictionary, text).codes).toEqual([]);
  });

  it('places every term where it was written', () => {
    const text = '台灣ＡＢＣ 100㎡ 信用卡 Mortgages';
    const { normalised, tokens } = analyse(dictionary, text);
    const written = tokens.map((token) =>
      normalised.original.slice(normalised.toOriginal(token.start), normalised.toOriginal(token.end)),
    );
    expect(written).toEqual(['台灣', 'ＡＢＣ', '100㎡', '信用卡', 'Mortgages']);
  });
});

describe('reading Chinese aloud', () => {
  it.each([
    ['大额存单', 'daecundan', 'decd'],
    ['重庆银行行长', 'chongqingyinhanghangzhang', 'cqyhhz'],
    ['外汇牌价', 'waihuipaijia', 'whpj'],
    ['绿色金融', 'lvsejinrong', 'lsjr'],
    ['A股', 'agu', 'ag'],
  ])('spells %s as %s and %s [SRCH-3]', (text, pinyin, initials) => {
    expect(readingOf(text)).toMatchObject({ pinyin, initials });
  });
});
