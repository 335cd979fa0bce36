import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse/analyse.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { buildTree } from './build-tree.ts';
import type { Group } from './query-tree.ts';
import { Synonyms } from './synonyms.ts';
import { stopSequences, termsOf } from './term-sequences.ts';

const dictionary = testDictionary();
const stopWords = stopSequences(dictionary, ['的', '没', '怎么', '怎么办', '多少钱', 'how', 'the', 'to']);
const synonyms = new Synonyms({
  dictionary,
  stopWords,
  isInTexts: () => true,
  lists: {
    equal: [
      ['网银', '网上银行', 'e-banking'],
      ['lost card', 'loss report'],
      ['没收到钱', '未到账'],
    ],
    oneWay: [{ from: ['营业部'], to: ['支行'], said: ['你们最近的店开在哪里'] }],
  },
});
const words = { synonyms, stopWords, phraseOf: (text: string) => termsOf(dictionary, text) };
const tree = (keyword: string) => buildTree(analyse(dictionary, keyword), words);

/** 大额存单@1 | 大额+存单@0.9; a phrase has `_` between its terms. */
function shown({ alts, optional, code, prefix }: Group): string {
  const ways = alts.map(
    ({ tokens, weight, phrase }) => `${tokens.join(phrase === true ? '_' : '+')}@${weight}`,
  );
  const marks = [optional === true && '?', code === true && '#', prefix === true && '*'].filter(Boolean);
  return `${ways.join(' | ')}${marks.join('')}`;
}
const groups = (keyword: string) => tree(keyword).groups.map(shown);

describe('the query tree', () => {
  it.each([
    ['大额存单', ['大额存单@1 | 大额+存单@0.9']],
    ['网银', ['网银@1 | 网上银行@0.97 | e_bank@0.97 | e+bank@0.873']],
    ['网上银行', ['网上银行@1 | 网银@0.97 | e_bank@0.97 | e+bank@0.873 | 网上+银行@0.9']],
    ['e-banking', ['e_bank@1 | 网银@0.97 | 网上银行@0.97 | e+bank@0.9']],
    ['营业部', ['营业部@1 | 支行@0.8']],
    ['支行', ['支行@1']],
    ['网银怎么办理的', ['网银@1 | 网上银行@0.97 | e_bank@0.97 | e+bank@0.873', '办理@1']],
    ['的', ['的@1']],
    ['客户沈若川', ['客户@1', '沈_若_川@1']],
    ['JH2026021', ['jh2026021@1#*']],
    ['JH-2026-021', ['jh2026021@1 | jh_2026_021@0.9#*']],
    ['010-5550-1103', ['01055501103@1#*']],
    ['4006 601 169', ['4006601169@1#*']],
    ['95526', ['95526@1#*']],
    ['2026 年报', ['2026@1', '年报@1']],
    ['USD/CNY', ['usd_cny@1']],
    ['how to open the account', ['open@1', 'account@1*']],
    ['mortgages ', ['mortgag@1']],
    ['lost the card', ['lost_card@1 | loss_report@0.97 | loss+report@0.873 | lost+card@0.9']],
    ['card lost', ['card@1', 'lost@1*']],
    ['card 年费', expect.arrayContaining(['card@1'])],
  ])('reads %s', (keyword, expected) => {
    expect(groups(keyword)).toEqual(expected);
  });

  it('is the same for a traditional keyword and its simplified twin', () => {
    expect(groups('個人網上銀行轉賬')).toEqual(groups('个人网上银行转账'));
  });

  it('does not take a phrase for its opposite', () => {
    expect(groups('没收到钱').join()).toContain('到账');
    expect(groups('收到钱').join()).not.toContain('到账');
  });

  it('tells of a sentence what it means, and reads it by its own words [SRCH-5]', () => {
    expect(groups('你们最近的店开在哪里').join()).not.toContain('支行');
    const [likeliest] = synonyms.likewise('最近的店开在哪里');
    expect(likeliest?.alts.map(({ tokens }) => tokens.join('_'))).toEqual(['支行']);
  });

  it('looks for a number in every way it is written, and needs no amount to be there [SRCH-4]', () => {
    expect(groups('三年存款')[0]).toMatch(/^三年@1 .*36_个_?月@0.98/);
    expect(groups('存款20万')[1]).toMatch(/^20_万@1 .*200_000@0.98.*\?$/);
  });

  it('has at most twelve groups', () => {
    expect(tree('存款 贷款 理财 基金 保险 黄金 外汇 债券 股票 信托 年金 期货 保函 票据').groups).toHaveLength(
      12,
    );
  });

  it('asks once for a word typed many times', () => {
    expect(groups('理财'.repeat(25))).toEqual(['理财@1']);
    expect(groups('card card')).toEqual(['card@1*']);
  });

  it('is empty for what has no letter and no digit', () => {
    expect(tree('😀 … !!').groups).toEqual([]);
  });
});
