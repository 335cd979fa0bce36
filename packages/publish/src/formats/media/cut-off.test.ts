import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPhoto } from '../../testing/a-photo.ts';
import { asRead } from '../../testing/as-read.ts';
import { endOfItems } from './avif-items.ts';
import { isCutOff } from './cut-off.ts';
import { inspectMedia } from './inspect-media.ts';

const CONTENT = resolve(import.meta.dirname, '../../../../../content');
const drawn = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#abc' } });

/** Of grain, so that its data is longer than what stands before and behind it. */
const grained = (size = 40) =>
  sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } });

const KINDS = [
  ['PNG', () => grained().png()],
  ['JPEG', () => grained().jpeg()],
  ['WebP', () => grained().webp()],
  ['WebP', () => grained().webp({ lossless: true })],
  ['AVIF', () => grained().avif()],
] as const;

describe('a picture that is cut off', () => {
  it.each(KINDS)('may not be published, small or large, as %s', async (name, made) => {
    const whole = await made().toBuffer();
    expect(inspectMedia(whole)).toHaveProperty('facts');
    expect(inspectMedia(Buffer.concat([whole, Buffer.alloc(9)]))).toHaveProperty('facts');
    for (const kept of [0.6, 0.9, (whole.length - 2) / whole.length]) {
      const cut = whole.subarray(0, Math.floor(whole.length * kept));
      expect(asRead(inspectMedia(cut))).toEqual({
        problems: [
          {
            expected: `a whole ${name} picture`,
            found: `one that cannot be decoded (no end in ${cut.length} bytes)`,
          },
        ],
      });
    }
  });

  it('is found as a large photograph too', async () => {
    const whole = await aPhoto();
    expect(inspectMedia(whole)).toHaveProperty('facts');
    expect(inspectMedia(whole.subarray(0, -900))).toHaveProperty('problems');
  });

  it('is none that a program wrote with notes, with transparency or as a moving one', async () => {
    const noted = drawn().withExif({ IFD0: { Artist: 'An editor' } });
    const wholes = [
      await noted.clone().png().toBuffer(),
      await noted.clone().webp().toBuffer(),
      await noted.clone().avif().toBuffer(),
      await drawn().ensureAlpha(0.5).png({ progressive: true, palette: true }).toBuffer(),
      await drawn().ensureAlpha(0.5).webp().toBuffer(),
      await drawn().ensureAlpha(0.5).avif({ lossless: true }).toBuffer(),
      await grained(3).avif().toBuffer(),
      await grained(3).webp().toBuffer(),
    ];
    for (const whole of wholes) expect(inspectMedia(whole)).toHaveProperty('facts');
  });

  it('is none of the demo bank', () => {
    const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
    const pictures = files.filter((file) => /\.(?:png|jpe?g|webp|avif)$/.test(file));
    expect(pictures.length).toBeGreaterThan(0);
    for (const file of pictures)
      expect([file, asRead(inspectMedia(readFileSync(join(CONTENT, file))))]).toEqual([
        file,
        { facts: expect.anything() as unknown },
      ]);
  });
});

describe('an AVIF', () => {
  const box = (type: string, size: number, body = '') => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(size);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  };
  const start = box('ftyp', 12, 'avif');

  it.each([
    ['whose data goes on to the end of the file', [box('mdat', 0, '....')], false],
    ['whose data is in what describes it', [box('meta', 20, '....idat....')], false],
    ['without data', [box('meta', 12, '....')], true],
    ['whose description is cut', [box('mdat', 12, '....'), box('meta', 40, '....')], true],
    ['with something else behind it', [box('mdat', 12, '....'), box('\u00ff\u00fe..', 999)], false],
    ['of a box that has no size', [box('skip', 3), box('mdat', 12, '....')], true],
  ])('%s is cut off: %j', (_, boxes, expected) => {
    expect(isCutOff(Buffer.concat([start, ...boxes]), 'avif')).toBe(expected);
  });
});

describe('an AVIF whose data goes on to the end of the file', () => {
  /** As a program writes it that does not know yet how long the data will be. */
  const endless = (whole: Buffer) => {
    const written = Buffer.from(whole);
    written.writeUInt32BE(0, written.indexOf('mdat') - 4);
    return written;
  };
  it.each([
    ['opaque', () => grained().avif()],
    ['transparent', () => grained().ensureAlpha(0.5).avif({ lossless: true })],
  ])('is cut off where a part of the picture is missing, and only then: %s', async (_, made) => {
    const whole = endless(await made().toBuffer());
    expect(isCutOff(whole, 'avif')).toBe(false);
    expect(isCutOff(Buffer.concat([whole, Buffer.alloc(9)]), 'avif')).toBe(false);
    for (const missing of [1, 20, 300]) expect(isCutOff(whole.subarray(0, -missing), 'avif')).toBe(true);
  });

  it.each([
    // Version, widths of the fields, items; one item of two extents, 20 bytes from 80 being the last.
    ['of the first version', '00000000 44400001 0001 0000 00000032 0002 0000000a 00000005 0000001e 00000014'],
    [
      'of the third version, with indexes and wide fields',
      '02000000 88040000 0001 00000001 0000 0000 0002 00000001 000000000000000a 0000000000000005 00000002 0000000000000050 0000000000000014',
    ],
  ])('says by its items how long it is: %s', (_, hex) => {
    const iloc = Buffer.from(hex.replaceAll(' ', ''), 'hex');
    const meta = (bytes: Buffer) => {
      const inner = Buffer.concat([Buffer.from([0, 0, 0, 8 + bytes.length]), Buffer.from('iloc'), bytes]);
      return Buffer.concat([
        Buffer.from([0, 0, 0, 12 + inner.length]),
        Buffer.from('meta'),
        Buffer.alloc(4),
        inner,
      ]);
    };
    expect(endOfItems(meta(iloc))).toBe(100);
    expect(endOfItems(meta(iloc.subarray(0, -1)))).toBeUndefined();
  });

  it('says nothing where its items are in what describes it, or nowhere', () => {
    const inDescription = Buffer.from(
      '0000002c6d6574610000000000000020696c6f63010000004400000100010001000000010000003200000014',
      'hex',
    );
    expect(endOfItems(inDescription)).toBe(0);
    expect(endOfItems(Buffer.from('000000146d6574610000000000000003736b6970', 'hex'))).toBeUndefined();
  });
});

describe('a JPEG that is cut off', () => {
  it('is so whatever preview a camera wrote into it', async () => {
    const preview = await drawn().jpeg().toBuffer();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(preview.length + 2);
    const [start, rest] = [preview.subarray(0, 2), preview.subarray(2)];
    const whole = Buffer.concat([start, Buffer.from([0xff, 0xe1]), length, preview, rest]);
    expect(isCutOff(whole, 'jpg')).toBe(false);
    expect(isCutOff(whole.subarray(0, -20), 'jpg')).toBe(true);
  });

  it('is not one with bytes behind its end, or of several scans', async () => {
    expect(isCutOff(Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(9)]), 'jpg')).toBe(false);
    expect(isCutOff(await drawn().jpeg({ progressive: true }).toBuffer(), 'jpg')).toBe(false);
  });
});
