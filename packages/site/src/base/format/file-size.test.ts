import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [84_000, '82 KB'],
    [1_048_100, '1.0 MB'],
    [3_355_443, '3.2 MB'],
    [5 * 1024 ** 3, '5.0 GB'],
    [3 * 1024 ** 4, '3072.0 GB'],
  ])('writes %s bytes as %s [S7-lists]', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
