import { describe, expect, it } from 'vitest';
import { readingOf } from '../analyse/reading.ts';
import { slipForms, termMeantBy } from './slips.ts';
import type { LexiconTerm, Vocabulary } from './vocabulary.ts';

const TERMS = ['信用卡', '存款', '利率', '大额存单', '提前还款', '贷款'].map((term): LexiconTerm => {
  return { term, weight: 20, curated: true, isOurs: true };
});
const vocabulary: Pick<Vocabulary, 'soundsLike' | 'withForm'> = {
  soundsLike: (sound) => TERMS.filter(({ term }) => readingOf(term).sound === sound),
  withForm: (form) => TERMS.filter(({ term }) => slipForms(term).includes(form)),
};
const meant = (text: string) => termMeantBy(text, vocabulary as Vocabulary)?.term;

describe('what a mistyped Chinese word was meant to be [SRCH-4]', () => {
  it.each([
    ['near sound', '信用哈', undefined],
    ['near sound', '心用卡', '信用卡'],
    ['near sound', '利绿', '利率'],
    ['look-alike', '货款', '贷款'],
    ['look-alike', '提前还歉', '提前还款'],
    ['doubled', '信用用卡', '信用卡'],
    ['swapped', '信卡用', '信用卡'],
    ['swapped', '款存', '存款'],
    ['left out', '大额单', '大额存单'],
    ['any other of four', '大额存车', '大额存单'],
    ['the word itself', '存款', undefined],
    ['another word', '养老保险', undefined],
  ])('by %s: %s', (_how, typed, expected) => {
    expect(meant(typed)).toBe(expected);
  });
});
