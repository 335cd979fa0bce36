import { describe, expect, it } from 'vitest';
import type { Fund } from '@bank/contract';
import { otherClasses } from './share-classes.ts';

const aFund = (fundCode: string, fundName: string, companyCode = 'C1') => ({
  fund: { fundCode, fundName, companyCode } as Fund,
});
const ALL = [
  aFund('1', '澄江优选混合A'),
  aFund('2', '澄江优选混合C'),
  aFund('3', 'Clear River Select A'),
  aFund('4', 'Clear River Select E'),
  aFund('5', '澄江优选混合'),
  aFund('6', '澄江优选混合C', 'C2'),
  aFund('7', '澄江稳健混合C'),
  aFund('8', 'ETF联接A'),
];
const classesOf = (code: string) =>
  ALL.filter(({ fund }) => fund.fundCode === code).flatMap(({ fund }) => otherClasses(fund, ALL));

describe('the other classes of a fund', () => {
  it('have its name but for the letter at the end, from the same company [FUND-2]', () => {
    expect(classesOf('1')).toEqual([{ fundCode: '2', fundName: '澄江优选混合C' }]);
    expect(classesOf('3')).toEqual([{ fundCode: '4', fundName: 'Clear River Select E' }]);
  });

  it('are none where the name has no letter, or no other fund has the name', () => {
    for (const code of ['5', '6', '7', '8']) expect(classesOf(code)).toEqual([]);
  });
});
