import { expect, it } from 'vitest';
import { personalNumberIn } from './personal-numbers.ts';

it.each([
  ['我的卡号是6222021234567890123', undefined],
  ['卡号 4111 1111 1111 1111 被扣费', 'card'],
  ['2026-11-20 4111 1111 1111 1111 被扣费', 'card'],
  ['卡号4111-1111-1111-1111', 'card'],
  ['卡号４１１１１１１１１１１１１１１１', 'card'],
  ['身份证11010519491231002X', 'identity'],
  ['身份证 110105 19491231 002x，请查', 'identity'],
  ['身份证110105194912310021', undefined],
  ['请回电 13800138000 或 010-66000001', undefined],
  ['流水号 20261120103000123456789', undefined],
  ['2026-11-20 10:30 扣 1,200.00 元', undefined],
  ['回执 FB20261120-7K4Q9M', undefined],
  ['', undefined],
])('finds in %j: %s [FB-2]', (text, found) => {
  expect(personalNumberIn(text)).toBe(found);
});
