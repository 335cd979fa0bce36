import { describe, expect, it } from 'vitest';
import { digestByCode, digestByDate, letterKeyId, letterRecordKey, parseLetterKey } from './digest.ts';

const KEY = Buffer.alloc(32, 7);
const LETTER = { letterNo: 'BYLY-BJ2026-010078', amount: '1200000.00', currency: 'CNY' };
const byDate = (change: object = {}, day = '2026-09-18') => digestByDate(KEY, { ...LETTER, ...change }, day);

describe('the digest of a letter of guarantee', () => {
  it.each([
    ['small letters', { letterNo: 'byly-bj2026-010078' }],
    ['full-width letters and a space', { letterNo: 'ＢＹＬＹ-BJ2026 -010078' }],
    ['an amount without decimals', { amount: '1200000' }],
    ['an amount with one decimal', { amount: '1200000.0' }],
    ['an amount with zeros before it', { amount: '001200000.00' }],
  ])('is the same for %s [CORP-1]', (_what, change) => {
    expect(byDate(change)).toBe(byDate());
  });

  it.each([
    ['number', byDate({ letterNo: 'BYLY-BJ2026-010079' })],
    ['amount', byDate({ amount: '1200000.01' })],
    ['currency', byDate({ currency: 'USD' })],
    ['day', byDate({}, '2026-09-19')],
    ['key', digestByDate(Buffer.alloc(32, 8), LETTER, '2026-09-18')],
    // Fields that run together must not make another letter of the same characters.
    ['border between fields', byDate({ letterNo: 'BYLY-BJ2026-0100781', amount: '200000.00' })],
  ])('is another with another %s [SEC-17]', (_what, other) => {
    expect(other).not.toBe(byDate());
  });

  it('tells a date from a code, and neither from the record’s key [SEC-17]', () => {
    const digests = [
      byDate({}, 'ABCD2345'),
      digestByCode(KEY, LETTER, 'ABCD2345'),
      letterRecordKey(KEY, LETTER.letterNo),
    ];
    expect(new Set(digests).size).toBe(3);
    expect(digestByCode(KEY, LETTER, 'abcd 2345')).toBe(digests[1]);
  });

  it('holds nothing of the key in the key’s id', () => {
    expect(letterKeyId(KEY)).toMatch(/^[0-9a-f]{16}$/);
    expect(KEY.toString('hex')).not.toContain(letterKeyId(KEY));
  });
});

it.each([
  ['a'.repeat(64), true],
  [`  ${'0F'.repeat(32)}\n`, true],
  ['a'.repeat(63), false],
  ['g'.repeat(64), false],
  ['', false],
])('takes %j for a key: %s', (text, isKey) => {
  expect(parseLetterKey(text)?.length).toBe(isKey ? 32 : undefined);
});
