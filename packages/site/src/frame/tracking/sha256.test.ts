import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  it('is that of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is what the server computes, at every length up to three blocks and beyond ASCII', () => {
    for (let length = 0; length <= 200; length += 1) {
      const text = '北曜🏦a'.repeat(50).slice(0, length);
      expect(sha256(text), String(length)).toBe(expected(text));
    }
    expect(sha256('x'.repeat(100_000))).toBe(expected('x'.repeat(100_000)));
  });
});
