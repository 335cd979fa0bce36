import { describe, expect, it } from 'vitest';
import { SaidLikewise } from './said-likewise.ts';

const SAID = [
  ['机器吞卡', '吞卡'],
  ['卡插进去出不来', '吞卡'],
  ['卡让取款机吃了', '吞卡'],
  ['机器少给钱', '差错'],
  ['机器上取钱没出来', '差错'],
  ['钱打错卡', '转错'],
  ['瘫在床上', '上门'],
  ['出不了门', '上门'],
  ['机器', '自助设备'],
] as const;
const said = new SaidLikewise(() => SAID);
const meant = (text: string) => said.nearest(text).map(({ means }) => means);

describe('what a keyword is like [SRCH-5]', () => {
  it.each([
    ['卡机器吞', '吞卡'],
    ['卡让机器给吞了', '吞卡'],
    ['爷爷瘫床上', '上门'],
    ['钱打别人卡', '转错'],
  ])('%s is said likewise for %s', (text, means) => {
    expect(meant(text)[0]).toBe(means);
  });

  it('is told by all that is said for a meaning, more than by one saying that shares most', () => {
    expect(meant('机器没出钱卡也出不来')[0]).toBe('差错');
    expect(meant('卡进机器里出不来给吃了')[0]).toBe('吞卡');
  });

  it.each(['床头灯具', '游泳', ''])('%s shares too little with any', (text) => {
    expect(meant(text)).toEqual([]);
  });

  it('is the more certain the more of a keyword is said, and at most 1', () => {
    const likeness = (text: string) => said.nearest(text)[0]?.likeness ?? 0;
    expect(likeness('机器吞卡')).toBeGreaterThan(likeness('昨天机器吞卡了'));
    expect(likeness('昨天机器吞卡了')).toBeGreaterThan(likeness('昨天晚上机器在火车站吞卡了'));
    expect(
      new SaidLikewise(() => [['机器吞卡', '吞卡']]).nearest('机器吞卡')[0]?.likeness,
    ).toBeLessThanOrEqual(1);
  });

  it('has at most five meanings', () => {
    const many = new SaidLikewise(() => Array.from('甲乙丙丁戊己庚', (last) => [`机器吞卡${last}`, last]));
    expect(many.nearest('机器吞卡').length).toBe(5);
  });
});

describe('what people say', () => {
  it.each([
    ['取款机吃了', true],
    ['卡让取', true],
    ['卡让取款鸡', false],
    ['卡', false],
  ])('%s: %s', (text, isSaid) => {
    expect(said.says(text)).toBe(isSaid);
  });
});
