import { describe, expect, it } from 'vitest';
import { SaidLikewise } from './said-likewise.ts';

const said = new SaidLikewise([
  ['机器吞卡', '吞卡'],
  ['机器吞钱', '差错'],
  ['钱打错卡', '转错'],
  ['瘫在床上', '上门'],
  ['机器', '自助设备'],
]);
const meant = (text: string) => said.nearest(text).map(({ means }) => means);

describe('what a keyword is like [SRCH-5]', () => {
  it.each([
    ['卡机器吞', '吞卡'],
    ['卡让机器给吞', '吞卡'],
    ['床上瘫爷爷', '上门'],
    ['错打别人卡钱', '转错'],
  ])('%s is said likewise for %s', (text, means) => {
    expect(meant(text)[0]).toBe(means);
  });

  it.each(['机器保养', '床上用品', '卡', ''])('%s shares too little with any', (text) => {
    expect(meant(text)).toEqual([]);
  });

  it('is the more certain the more of both is said', () => {
    const likeness = (text: string) => said.nearest(text)[0]?.likeness ?? 0;
    expect(likeness('机器吞卡')).toBe(1);
    expect(likeness('卡机器吞')).toBeLessThan(1);
    expect(likeness('卡让机器给吞')).toBeLessThan(likeness('卡机器吞'));
  });

  it('has at most three meanings of sayings', () => {
    const many = new SaidLikewise(['甲', '乙', '丙', '丁'].map((last) => [`机器吞卡${last}`, last]));
    expect(many.nearest('机器吞卡').length).toBe(3);
  });
});
