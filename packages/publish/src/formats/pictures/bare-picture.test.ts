import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReadyPicture } from './bare-picture.ts';

const CONTENT = resolve(import.meta.dirname, '../../../../../content');
const bare = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

describe('a picture that is shown as it is', () => {
  it('is small', () => {
    expect(isReadyPicture(bare)).toBe(true);
    expect(isReadyPicture(Buffer.concat([bare, Buffer.alloc(64 * 1024 - bare.length)]))).toBe(true);
    expect(isReadyPicture(Buffer.concat([bare, Buffer.alloc(64 * 1024)]))).toBe(false);
  });

  it.each([
    ['EXIF of a JPEG', 'Exif\0\0'],
    ['EXIF of a PNG', 'eXIf'],
    ['EXIF of a WebP', 'EXIF'],
    ['XMP', '<x:xmpmeta xmlns:x="adobe:ns:meta/">'],
    ['XMP of a WebP', 'XMP '],
    ['IPTC', 'Photoshop 3.0 8BIM'],
    ['a text of a PNG', 'tEXtAuthor\0An editor'],
    ['a comment of a JPEG', '\u00ff\u00fe\0\u000cAn editor'],
  ])('holds no %s', (_what, note) => {
    expect(isReadyPicture(Buffer.concat([bare, Buffer.from(note, 'latin1')]))).toBe(false);
  });

  // The container packs the demo bank and has no tool that makes any.
  it('is every bitmap of the demo bank', () => {
    const files = globSync('*/media/**/*.{avif,jpg,png,webp}', { cwd: CONTENT });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isReadyPicture(readFileSync(join(CONTENT, file))))).toEqual([]);
  });
});
