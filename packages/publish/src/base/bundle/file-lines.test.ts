import { describe, expect, it } from 'vitest';
import { linesOf } from './file-lines.ts';

/** As a file read piece by piece into one buffer. */
function inPieces(text: string, bytes: number) {
  const whole = Buffer.from(text);
  const buffer = Buffer.alloc(bytes);
  return {
    size: whole.length,
    *chunks() {
      for (let offset = 0; offset < whole.length; offset += bytes)
        yield buffer.subarray(0, whole.copy(buffer, 0, offset, offset + bytes));
    },
  };
}

describe('the lines of a file', () => {
  it.each([1, 2, 3, 5, 100])('are whole wherever its pieces of %i bytes end', (bytes) => {
    const text = '一行\n\ntwo\n三行文字\n';
    expect([...linesOf(inPieces(text, bytes), 100)]).toEqual(text.split('\n'));
  });

  it('are undefined where they are longer than is accepted, and go on behind', () => {
    expect([...linesOf(inPieces('short\nmuch longer\nshort', 4), 5)]).toEqual(['short', undefined, 'short']);
  });
});
