import { expect, it } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

it.each(['', 'plain', '存款利率 1.85%', '𠮷😀', 'half of a pair \ud83d.', '长'.repeat(100_000)])(
  'writes %j as every reader reads it',
  (text) => {
    expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
  },
);

it('leaves what it gave before alone, and holds no more memory than it counts', () => {
  const first = utf8Bytes('first 第一');
  utf8Bytes('another 另一个');
  expect(first.toString()).toBe('first 第一');
  expect(first.buffer.byteLength).toBe(first.length);
});
