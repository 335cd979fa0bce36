import { describe, expect, it } from 'vitest';
import { isDifferent, onlyDifferent } from './compared.ts';

const row = (label: string, ...texts: string[]) => ({ label, cells: texts.map((text) => ({ text })) });

describe('a row of a comparison', () => {
  it.each([
    ['two values', row('r', 'a', 'b'), true],
    ['the same value twice', row('r', 'a', 'a'), false],
    ['three of which one departs', row('r', 'a', 'a', 'b'), true],
    ['one product', row('r', 'a'), false],
    ['pictures', { ...row('r', 'a', 'b'), isUnmarked: true }, false],
  ])('with %s: different is %s [WLTH-3]', (_, given, expected) => expect(isDifferent(given)).toBe(expected));
});

describe('only the differences', () => {
  it('leave out equal rows and groups without any difference [WLTH-3]', () => {
    const groups = [
      { title: '风险', rows: [row('等级', 'R2', 'R3'), row('币种', '人民币', '人民币')] },
      { title: '费用', rows: [row('管理费', '0.15%', '0.15%')] },
    ];
    expect(onlyDifferent(groups)).toEqual([{ title: '风险', rows: [row('等级', 'R2', 'R3')] }]);
  });
});
