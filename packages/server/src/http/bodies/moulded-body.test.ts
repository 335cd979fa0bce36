import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { identityOf, packed } from './encoded-body.ts';
import { mouldedBody } from './moulded-body.ts';
import { brotliOfPieces } from './packed-pieces.ts';
import { BROTLI } from './packing-levels.ts';

const some = (length: number, seed: number) =>
  Array.from({ length }, (_, n) => `<a href="/${(n * seed) % 997}">存款 ${n} the rates</a>`).join('');
const moulds = {
  'three pieces': [some(900, 7_919), some(300, 104_729), some(20, 31)],
  'pieces that begin alike': [some(400, 31), some(400, 31), some(400, 31)],
  'nothing before and after': ['', some(200, 7), ''],
  'more than a block of the packer': [some(9_000, 7_919), some(9_000, 104_729)],
  'letters that no packing makes smaller': [
    Array.from({ length: 3_000 }, (_, n) => String.fromCharCode(33 + ((n * n * 31 + n * 7) % 90))).join(''),
    'end',
  ],
};
const values = ['a', '0', 'none-1', 'Z'.repeat(63), '-_'.repeat(32), '</p>'];

describe.each(Object.entries(moulds))('a body of a mould with %s', (_name, texts) => {
  const mould = { pieces: texts.map((text) => Buffer.from(text)) };
  const filledWith = (value: string) => {
    const given = texts.slice(1).map((_text, index) => `${value}${index}`);
    const whole = texts.map((text, index) => (index === 0 ? text : `${given[index - 1]}${text}`)).join('');
    return {
      whole,
      body: mouldedBody(
        mould,
        given.map((one) => Buffer.from(one)),
      ),
    };
  };

  it('is what its pieces and values are together, in every form', async () => {
    for (const value of values) {
      const { whole, body } = filledWith(value);
      const [br, gzip] = await Promise.all([packed(body, 'br', BROTLI.least), packed(body, 'gzip')]);
      expect(identityOf(body).bytes.toString()).toBe(whole);
      expect(brotliDecompressSync(br.bytes).toString()).toBe(whole);
      expect(gunzipSync(gzip.bytes).toString()).toBe(whole);
      expect((await packed(body, 'br', BROTLI.quick)).etag).not.toBe(br.etag);
    }
  });

  it('puts its pieces into brotli as they were packed', async () => {
    expect(await brotliOfPieces(mould.pieces)).toBeDefined();
  });

  it('has the same tag for the same values, and another for others', () => {
    const tagOf = (value: string) => identityOf(filledWith(value).body).etag;
    expect(tagOf('none-1')).toBe(tagOf('none-1'));
    expect(new Set(values.map(tagOf)).size).toBe(values.length);
  });
});
