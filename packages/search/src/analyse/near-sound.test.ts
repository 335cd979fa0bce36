import { describe, expect, it } from 'vitest';
import { nearSound } from './near-sound.ts';

describe('near sounds [SRCH-4]', () => {
  it.each([
    ['zhang', 'zan'],
    ['chi', 'ci'],
    ['shu', 'su'],
    ['ning', 'lin'],
    ['leng', 'nen'],
    ['hui', 'fei'],
    ['hua', 'fa'],
    ['huang', 'fan'],
    ['hun', 'feng'],
    ['huo', 'fo'],
    ['hu', 'fu'],
  ])('%s and %s are one', (a, b) => {
    expect(nearSound(a)).toBe(nearSound(b));
  });

  it.each([
    ['dai', 'tai'],
    ['cun', 'kun'],
    ['han', 'fan'],
    ['long', 'long2'],
    ['zu', 'zi'],
  ])('%s and %s are two', (a, b) => {
    expect(nearSound(a)).not.toBe(nearSound(b));
  });
});
