import { describe, expect, it } from 'vitest';
import { countOf, joined, verbatim, worded, words, wordsIn, type Words } from './words.ts';

const both = (said: Words) => [wordsIn(said, 'EN'), wordsIn(said, 'CN')];

describe('words', () => {
  it.each<[Words, string, string]>([
    [words`a day after ${'2026-11-20'}`, 'a day after 2026-11-20', '晚于 2026-11-20 的日期'],
    [words`one of ${['A', 'B']}`, 'one of A, B', 'A、B 之一'],
    [words`${words`nothing`}, or ${words`a list`}`, 'nothing, or a list', '空缺，或列表'],
    [countOf(1, 'problem'), '1 problem', '1 个问题'],
    [countOf(1_234, 'problem'), '1,234 problems', '1,234 个问题'],
    [joined([words`${1} added`, words`${2} removed`]), '1 added, 2 removed', '新增 1，删除 2'],
    [
      words`nobody has put this into Chinese`,
      'nobody has put this into Chinese',
      'nobody has put this into Chinese',
    ],
  ])('%j are said in both languages', (said, english, chinese) => {
    expect(both(said)).toEqual([english, chinese]);
  });

  it('keep what stands in them as it was written', () => {
    expect(both(words`a day after ${'{0}北京A股'}`)).toEqual([
      'a day after {0}北京A股',
      '晚于 {0}北京A股的日期',
    ]);
    expect(wordsIn(words`${'网点'}7 of ${words`"${'网点'}"`}`, 'EN')).toBe('网点7 of "网点"');
    expect(both(verbatim('nothing'))).toEqual(['nothing', 'nothing']);
  });
});

describe('the words of a text', () => {
  it.each([
    ['four digits', '四位数字'],
    ['2 to 5 names of columns in a ribbon', 'ribbon 的 2 至 5 个列名'],
    ['the name of a row', '行的名称'],
    ['Entry 7 of the log is missing.', '日志缺少第 7 条。'],
    ['EACCES: permission denied', 'EACCES: permission denied'],
  ])('%s', (text, chinese) => {
    expect(both(worded(text))).toEqual([text, chinese]);
  });
});
