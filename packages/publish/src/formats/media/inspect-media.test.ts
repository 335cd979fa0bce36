import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { A_PICTURE } from '../../testing/source-folder.ts';
import { asRead } from '../../testing/as-read.ts';
import { inspectMedia } from './inspect-media.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n%%EOF\n`, 'latin1');

const pngHead = '89504e470d0a1a0a 0000000d 49484452';
const pngEnd = '0806000000 00000000 00000000 49454e44 ae426082';
const png = hex(`${pngHead} 00000280 000001e0 ${pngEnd}`);
const jpeg = hex(
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 0011 08 01e0 0280 03012200021101031101 ffd9',
);
const webp = Buffer.concat([
  hex('52494646 16000000'),
  Buffer.from('WEBPVP8X'),
  hex('0a000000 10000000 7f0200 df0100'),
]);
const avifHead = Buffer.concat([hex('0000001c'), Buffer.from('ftypavif....avifmif1miaf')]);
const mdat = Buffer.concat([hex('00000008'), Buffer.from('mdat')]);
const avif = Buffer.concat([
  avifHead,
  hex('00000014'),
  Buffer.from('ispe'),
  hex('00000000 00000280 000001e0'),
  mdat,
]);

describe('inspectMedia', () => {
  it.each([
    ['PNG', png, { ext: 'png', width: 640, height: 480 }],
    ['JPEG', jpeg, { ext: 'jpg', width: 640, height: 480 }],
    ['WebP', webp, { ext: 'webp', width: 640, height: 480 }],
    ['AVIF', avif, { ext: 'avif', width: 640, height: 480 }],
    ['SVG', Buffer.from(A_PICTURE), { ext: 'svg', width: 40, height: 30 }],
  ])('knows a %s and its size by its content', (_name, bytes, facts) => {
    expect(asRead(inspectMedia(bytes))).toEqual({ facts });
  });

  it('counts the pages of a PDF by the root of its page tree', () => {
    const tree =
      '1 0 obj <</Type /Pages /Kids [2 0 R 3 0 R] /Count 12 /Res <</A <</B 1>>>> >> endobj 2 0 obj <</Count 5/Type/Pages>> endobj';
    expect(asRead(inspectMedia(pdf(`${tree} 9 0 obj <</Type /Outlines /Count 80>>`)))).toEqual({
      facts: { ext: 'pdf', pages: 12 },
    });
  });

  it('finds the page tree inside a compressed object stream', () => {
    const stream = deflateSync(Buffer.from('1 0 <</Type /Pages /Kids [] /Count 34>>')).toString('latin1');
    const bytes = pdf(`4 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\n${stream}\nendstream`);
    expect(asRead(inspectMedia(bytes))).toEqual({ facts: { ext: 'pdf', pages: 34 } });
  });

  it('takes a PDF whose pages cannot be told', () => {
    expect(asRead(inspectMedia(pdf('<</Encrypt 1 0 R>>')))).toEqual({ facts: { ext: 'pdf' } });
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['HTML with an SVG in it', Buffer.from('<p><svg onload=alert(1)></p>')],
    ['a script', Buffer.from('alert(1)')],
    ['a GIF', Buffer.from('GIF89a....')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s whatever its name says [SEC-3]', (_name, bytes) => {
    expect(asRead(inspectMedia(bytes))).toEqual({
      problems: [
        { expected: 'an SVG, PNG, JPEG, WebP, AVIF, WebM, MP4, WebVTT or PDF file', found: 'other content' },
      ],
    });
  });

  it.each([
    ['a picture without its header', png.subarray(0, 18), 'a damaged header'],
    ['a JPEG without its frame', jpeg.subarray(0, 22), 'a damaged header'],
    ['a PDF without its end', Buffer.from('%PDF-1.7\n1 0 obj'), 'a PDF that is cut off'],
    ['a file over 8 MB', Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024)]), '9.0 MB'],
  ])('refuses %s', (_name, bytes, found) => {
    expect(asRead(inspectMedia(bytes))).toEqual({
      problems: [{ expected: expect.any(String) as string, found }],
    });
  });

  const u16 = (value: number) => value.toString(16).padStart(4, '0');
  const u32 = (value: number) => value.toString(16).padStart(8, '0');
  const u24le = (value: number) =>
    [value & 255, (value >> 8) & 255, value >> 16].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const pngOf = (width: number, height: number) => hex(`${pngHead} ${u32(width)} ${u32(height)} ${pngEnd}`);
  const jpegOf = (width: number, height: number) =>
    hex(`ffd8 ffc0 0011 08 ${u16(height)} ${u16(width)} 03012200021101031101 ffd9`);
  const webpOf = (width: number, height: number) =>
    Buffer.concat([
      Buffer.from('RIFF....WEBPVP8X'),
      hex(`0a000000 10000000 ${u24le(width - 1)} ${u24le(height - 1)}`),
    ]);
  const ispe = (width: number, height: number) =>
    Buffer.concat([hex('00000014'), Buffer.from('ispe'), hex(`00000000 ${u32(width)} ${u32(height)}`)]);
  const avifOf = (...sizes: Buffer[]) => Buffer.concat([avifHead, ...sizes, mdat]);

  it.each([
    ['a PNG of 41 bytes', Buffer.concat([pngOf(100_000, 100_000), Buffer.alloc(8)]), '100000 × 100000'],
    ['a narrow PNG', pngOf(20_000, 1), '20000 × 1'],
    ['a JPEG', jpegOf(65_500, 65_500), '65500 × 65500'],
    ['a WebP', webpOf(16_384, 16_384), '16384 × 16384'],
    ['an AVIF', avifOf(ispe(100_000, 100_000)), '100000 × 100000'],
    ['an AVIF behind a small one', avifOf(ispe(10, 10), ispe(100_000, 100_000)), '100000 × 100000'],
  ])('refuses %s that asks for gigabytes of memory [SEC-3]', (_name, bytes, found) => {
    expect(asRead(inspectMedia(bytes))).toEqual({
      problems: [{ expected: 'at most 16384 pixels a side and 40 million in all', found }],
    });
  });

  it('refuses a huge bitmap inside an SVG, and takes a photograph of forty million pixels', () => {
    const inside = (bitmap: Buffer) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="data:image/png;base64,${bitmap.toString('base64')}"/></svg>`,
      );
    expect(asRead(inspectMedia(inside(pngOf(100_000, 100_000))))).toMatchObject({
      problems: [{ found: '100000 × 100000' }],
    });
    expect(asRead(inspectMedia(inside(Buffer.from('GIF89a..'))))).toHaveProperty('problems');
    expect(asRead(inspectMedia(inside(pngOf(640, 480))))).toHaveProperty('facts');
    expect(asRead(inspectMedia(jpegOf(8_000, 5_000)))).toHaveProperty('facts');
  });

  // Quadratic work on either would run into the test's own limit.
  it('reads an AVIF of many sizes in time', () => {
    const sizes = Array.from({ length: 100_000 }, () => ispe(640, 480));
    expect(asRead(inspectMedia(avifOf(...sizes)))).toEqual({
      facts: { ext: 'avif', width: 640, height: 480 },
    });
  });

  it('reads a hostile PDF in time', () => {
    const bytes = pdf('<</Type /Pages '.repeat(400_000));
    expect(() => inspectMedia(bytes)).not.toThrow();
  });
});
