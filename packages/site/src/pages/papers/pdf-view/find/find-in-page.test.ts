import { describe, expect, it } from 'vitest';
import { findInPage, findPattern } from './find-in-page.ts';
import { foldRuns, type TextRun } from './fold-text.ts';

const line = (str: string): TextRun => ({ str, hasEOL: true });
const run = (str: string): TextRun => ({ str, hasEOL: false });

function found(query: string, runs: TextRun[]): string[] {
  const pattern = findPattern(query);
  if (pattern === undefined) return [];
  return findInPage(foldRuns(runs), pattern).map(({ startRun, start, endRun, end }) =>
    runs
      .slice(startRun, endRun + 1)
      .map(({ str }, index, part) =>
        str.slice(index === 0 ? start : 0, index === part.length - 1 ? end : str.length),
      )
      .join('|'),
  );
}

describe('find in a page', () => {
  it.each([
    ['净利润', [line('归母净利润，净利润')], ['净利润', '净利润']],
    ['净利润', [run('归属于母公司股东的净'), run('利'), line('润 214.6 亿元')], ['净|利|润']],
    ['净利润', [line('股东的净利'), line('润 214.6')], ['净利|润']],
    ['净利润', [line('净 利 润')], ['净 利 润']],
    ['净 利润', [line('净利润')], ['净利润']],
    ['金融', [line('⾦融')], ['⾦融']],
    ['214.6', [line('２１４．６ 亿元')], ['２１４．６']],
    ['214x6', [line('214.6')], []],
    ['NET profit', [line('Net'), line('Profit rose')], ['Net|Profit']],
    ['net profit', [line('netprofit')], []],
    ['office', [line('the oﬃce')], ['oﬃce']],
    ['(要点)', [line('季度报告（要点）')], ['（要点）']],
    ['a+b', [line('a+b aab')], ['a+b']],
    ["bank's", [line('the bank’s')], ['bank’s']],
    ['9-10', [line('9–10 月')], ['9–10']],
    ['aa', [line('aaaa')], ['aa', 'aa']],
    ['𠮷', [line('x𠮷y')], ['𠮷']],
    ['   ', [line('a  b')], []],
    ['', [line('a')], []],
  ])('%j in %j is %j [S2-pdf]', (query, runs, matches) => {
    expect(found(query, runs)).toEqual(matches);
  });

  // Work that grows with the product of the two would run into the test's own limit.
  it('stays quick with patterns that are built to be slow', () => {
    const page = foldRuns([line('中 '.repeat(20_000))]);
    const pattern = findPattern(`${'中'.repeat(99)}x`);
    expect(pattern && findInPage(page, pattern)).toEqual([]);
  });
});
