import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileRef } from '@bank/contract';
import { checkBundle } from '../check/check-bundle.ts';
import { remembering } from '../formats/media/memory/memory.ts';
import { wordsIn } from '../base/words.ts';
import { NO_HEIC, decodeHeic } from '../formats/pictures/decode-heic.ts';
import { NO_SHARP, makeRenditions } from '../formats/pictures/make-renditions.ts';
import { makeThumbnail } from '../formats/pictures/make-thumbnail.ts';
import { A_HEIC } from '../testing/a-heic.ts';
import { aPhoto } from '../testing/a-photo.ts';
import { A_PICTURE } from '../testing/site-sources.ts';
import { aSiteFolder, temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { packScope } from './pack-scope.ts';
import { problemsOf as problemsOfWork } from '../testing/findings-of.ts';

const ARTICLE = 'articles/701001/photo.zh.md';
const article = (front: string, text = '正文。') =>
  `---\ntitle: 图\nsummary: 图\npublishDate: 2026-11-03\nlanguages: [CN]\n${front}\n---\n${text}\n`;

let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

interface Sources {
  front?: string;
  text?: string;
  picture?: Buffer;
  name?: string;
  more?: Record<string, string>;
}

function aFolder({
  front = 'cover: images/photo.jpg',
  text,
  picture = photo,
  name = 'photo.jpg',
  more,
}: Sources = {}) {
  const folder = aSiteFolder({ [ARTICLE]: article(front, text), ...more });
  writeFiles(folder, { [`media/images/${name}`]: picture });
  return folder;
}

async function packed(sources: Sources = {}, folder = aFolder(sources)) {
  const out = join(temporaryFolder(), 'bundle');
  const { manifest } = await packScope({ folder, scope: 'site', out });
  const [record] = readFileSync(join(out, 'content/article.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"photo"'))
    .map((line) => JSON.parse(line) as { cover?: string; zh: Record<string, unknown> });
  const cover = record?.cover === undefined ? undefined : (JSON.parse(record.cover) as [FileRef])[0];
  const read = (path: string) => readFileSync(join(out, 'media', path));
  return { out, manifest, record, cover, read };
}

/** What stands in the text that names a file which is refused. */
const seeThere = (field: string, name = 'photo.jpg') =>
  `articles/701001/photo.zh.md:${field === 'cover' ? 6 : 7} ${field}: expected a file that may be published, found media/images/${name}, which may not: see there`;
const problemsOf = (sources: Sources) => problemsOfWork(packed(sources));

describe('a photograph', () => {
  it('is made in the widths of pages as AVIF, WebP and JPEG, none wider than it is', async () => {
    const { cover, read, out } = await packed();
    const made = cover?.variants?.map(({ path, width }) => [path.split('.')[1], width]);
    expect(made).toEqual(['avif', 'webp', 'jpg'].flatMap((ext) => [400, 500].map((width) => [ext, width])));
    expect(cover).toMatchObject({ name: 'photo.jpg', ext: 'jpg', width: 500, height: 375 });
    expect(cover?.path).toBe(cover?.variants?.at(-1)?.path);
    for (const { path, width } of cover?.variants ?? []) {
      const facts = await sharp(read(path)).metadata();
      expect([facts.width, facts.height]).toEqual([width, (width * 3) / 4]);
    }
    // Its own bytes stay with the editor.
    expect(readdirSync(join(out, 'media')).some((name) => read(name).equals(photo))).toBe(false);
    expect(checkBundle(out).media.length).toBeGreaterThanOrEqual(6);
  });

  it('loses all that the camera and the editor wrote into it, the place above all [SEC-3]', async () => {
    expect((await sharp(photo).metadata()).exif?.includes('Beiyao')).toBe(true);
    const { cover, read } = await packed();
    for (const { path } of cover?.variants ?? []) {
      const { exif, xmp, iptc, orientation } = await sharp(read(path)).metadata();
      expect({ path, exif, xmp, iptc, orientation }).toEqual({ path });
      expect(read(path).includes('Beiyao')).toBe(false);
    }
  });

  it('stands upright, as the camera was held', async () => {
    const { cover, read } = await packed({
      picture: await aPhoto({ width: 400, height: 300, orientation: 6 }),
    });
    expect(cover).toMatchObject({ width: 300, height: 400 });
    // What was stored in the upper left is seen in the upper right.
    const { data, info } = await sharp(read(cover?.path ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    const isRed = ([red = 0, green = 0]: number[]) => red > 180 && green < 80;
    expect([isRed(at(290, 10)), isRed(at(10, 10))]).toEqual([true, false]);
  });

  it('gives the same bytes again', async () => {
    const [one, two] = [await packed(), await packed()];
    expect(one.manifest.id).toBe(two.manifest.id);
  });

  it('in a text is a <picture> that survives cleaning, every address in it known', async () => {
    const { record, out } = await packed({ front: 'tags: [图]', text: '![网点](images/photo.jpg)' });
    const content = String(record?.zh['content']);
    const file = String.raw`/images/[0-9a-f]{24}\.`;
    const choices = (ext: string) => [400, 500].map((width) => `${file}${ext} ${width}w`).join(', ');
    expect(content).toMatch(
      new RegExp(
        `<picture><source type="image/avif" srcset="${choices('avif')}"><source type="image/webp" srcset="${choices('webp')}">` +
          `<img src="${file}jpg" srcset="${choices('jpg')}" width="500" height="375" alt="网点"></picture>`,
      ),
    );
    const { records } = checkBundle(out);
    const kept = [...records.batches()].flat().flatMap((shelved) => shelved.records);
    expect(JSON.stringify(kept.find(({ key }) => key === 'photo')?.body)).toContain('<picture><source type=');
  });

  it('that is a download stays the file it is, if it does not tell the place [SEC-3]', async () => {
    const front = 'attachments:\n  - { file: images/photo.jpg, name: 原图 }';
    expect(await problemsOf({ front })).toEqual([
      seeThere('attachments.0.file'),
      'media/images/photo.jpg: expected a picture that does not tell where it was taken (export it without its location), ' +
        'found the place in its EXIF or XMP data',
    ]);
    const picture = await sharp(photo)
      .withExif({ IFD0: { Artist: 'An editor' } })
      .toBuffer();
    const { record, read } = await packed({ front, picture });
    const [file] = (record?.zh['attachments'] ?? []) as FileRef[];
    expect(file).not.toHaveProperty('variants');
    expect(read(file?.path ?? '').equals(picture)).toBe(true);
  });
});

describe('a picture', () => {
  it('with what is transparent ends in PNG; one that only could be so, in JPEG', async () => {
    const drawn = (alpha: number) =>
      sharp({ create: { width: 500, height: 300, channels: 4, background: { r: 9, g: 99, b: 199, alpha } } })
        .withExif({ IFD0: { Artist: 'An editor' } })
        .png()
        .toBuffer();
    expect((await packed({ picture: await drawn(0.5) })).cover).toMatchObject({ ext: 'png', width: 500 });
    expect((await packed({ picture: await drawn(1) })).cover).toMatchObject({ ext: 'jpg', width: 500 });
  });

  it('that is small and bare passes as it is; with a note in it, it is made anew', async () => {
    const bare = await sharp(photo).resize(300).jpeg().toBuffer();
    const as = await packed({ picture: bare });
    expect(as.cover).toMatchObject({ ext: 'jpg', width: 300, size: bare.length });
    expect(as.cover).not.toHaveProperty('variants');
    const noted = await sharp(bare)
      .withExif({ IFD0: { Artist: 'An editor' } })
      .toBuffer();
    expect((await packed({ picture: noted })).cover?.variants).toHaveLength(3);
  });

  it('of more frames than one is refused', async () => {
    const frames = [40, 200].map((red) => Buffer.alloc(300 * 300 * 3, red));
    const moving = await sharp(Buffer.concat(frames), {
      raw: { width: 300, height: 600, channels: 3, pageHeight: 300 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .withExif({ IFD0: { Artist: 'An editor' } })
      .toBuffer();
    expect(await problemsOf({ picture: moving })).toEqual([
      seeThere('cover'),
      'media/images/photo.jpg: expected a picture that stands still, or a film, found 2 pictures in one',
    ]);
  });

  it('that is cut off is refused with the reason [SEC-3]', async () => {
    const [place, problem, ...others] = await problemsOf({ picture: photo.subarray(0, photo.length / 2) });
    expect([place, ...others]).toEqual([seeThere('cover')]);
    expect(problem).toMatch(
      /^media\/images\/photo\.jpg: expected a whole JPEG picture, found one that cannot be decoded \(no end in \d+ bytes\)$/,
    );
  });

  it('that claims more pixels than it has, or has more than is accepted, is refused [SEC-3]', async () => {
    expect(await problemsOf({ picture: aPng(8_000, 5_000, 10) })).toEqual([
      seeThere('cover'),
      expect.stringContaining('one that cannot be decoded'),
    ]);
    expect(await problemsOf({ picture: aPng(8_000, 5_001, 10) })).toEqual([
      seeThere('cover'),
      'media/images/photo.jpg: expected at most 16384 pixels a side and 40 million in all, found 8000 × 5001',
    ]);
  });
});

/** A PNG whose header says one thing, and which holds so many rows; longer than what passes as it is. */
function aPng(width: number, height: number, rows: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const whole = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(whole));
    return Buffer.concat([size, whole, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Comment\0taken at home')),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a HEIC picture of a telephone', () => {
  const HEIC = { picture: A_HEIC, name: 'hall.heic', front: 'cover: images/hall.heic' };

  it('is made upright in the formats of pages', async () => {
    const { cover, read } = await packed(HEIC);
    expect(cover).toMatchObject({ name: 'hall.jpg', ext: 'jpg', width: 48, height: 64 });
    expect(cover?.variants?.map(({ path }) => path.split('.')[1])).toEqual(['avif', 'webp', 'jpg']);
    const { data, info } = await sharp(read(cover?.path ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const red = (x: number) => data[(2 * info.width + x) * info.channels] ?? 0;
    expect([red(45) > 180, red(2) > 180]).toEqual([true, false]);
    for (const { path } of cover?.variants ?? []) expect(read(path).includes('Beiyao')).toBe(false);
  });

  it('is no download, and is refused where it is cut off or too large', async () => {
    expect(
      await problemsOf({ ...HEIC, front: 'attachments:\n  - { file: images/hall.heic, name: 大厅 }' }),
    ).toEqual([
      seeThere('attachments.0.file', 'hall.heic'),
      expect.stringContaining('found HEIC, of which pictures are made and which few can open'),
    ]);
    expect(await problemsOf({ ...HEIC, picture: A_HEIC.subarray(0, 500) })).toEqual([
      seeThere('cover', 'hall.heic'),
      expect.stringMatching(/^media\/images\/hall\.heic: expected a whole (?:HEIC )?picture, found /),
    ]);
    const huge = Buffer.from(A_HEIC);
    const size = huge.indexOf('ispe') + 8;
    huge.writeUInt32BE(16_000, size);
    huge.writeUInt32BE(16_000, size + 4);
    expect(await problemsOf({ ...HEIC, picture: huge })).toEqual([
      seeThere('cover', 'hall.heic'),
      'media/images/hall.heic: expected at most 16384 pixels a side and 40 million in all, found 16000 × 16000',
    ]);
  });

  it('without its decoder is refused in words that say what to do', async () => {
    expect(await decodeHeic(A_HEIC, () => false)).toEqual({ problem: NO_HEIC });
    expect(wordsIn(NO_HEIC.expected, 'EN')).toMatch(/JPEG.*"npm ci".*"Most Compatible"/);
  });
});

it('without the tools of those who pack, a picture is refused in words', async () => {
  expect(await makeRenditions(photo, async () => undefined)).toEqual({ problem: NO_SHARP });
  expect(wordsIn(NO_SHARP.expected, 'EN')).toContain('"npm ci"');
});

describe('the focus of a picture', () => {
  it('stands beside the cover and goes with it', async () => {
    const { cover, record } = await packed({ front: 'cover: images/branch.svg\nfocus: 62% 40%' });
    expect(cover?.focus).toBe('62% 40%');
    expect(record).not.toHaveProperty('focus');
  });

  it('may stand in lists of records and with a picture of its own', async () => {
    const folder = aFolder({
      front: 'cover: images/branch.svg',
      more: { 'columns.yaml': "- { key: '1', zh: { cover: images/branch.svg, focus: 5% 100% }, en: {} }\n" },
    });
    const { out } = await packed({}, folder);
    expect(readFileSync(join(out, 'content/column.ndjson'), 'utf8')).toContain(
      String.raw`\"focus\":\"5% 100%\"`,
    );
  });

  it.each(['62 40', 'left', '101% 0%', '[62, 40]'])('is not %s', async (focus) => {
    expect(await problemsOf({ front: `cover: images/branch.svg\nfocus: ${focus}` })).toEqual([
      expect.stringMatching(
        /^articles\/701001\/photo\.zh\.md:7 focus: expected how far from the left .* such as 62% 40%, found /,
      ),
    ]);
  });
});

describe('pictures that were made before', () => {
  const packing = (memory: string, folder: string) => {
    const out = join(temporaryFolder(), 'bundle');
    return remembering(memory, async (kept) => {
      const { manifest } = await packScope({ folder, scope: 'site', out, memory: kept });
      return manifest.id;
    });
  };

  it('are taken as they are, and made again where their bytes are not sound', async () => {
    const [memory, folder] = [temporaryFolder(), aFolder()];
    const id = await packing(memory, folder);
    const list = join(memory, 'pictures.json');
    const before = readFileSync(list, 'utf8');
    expect(await packing(memory, folder)).toBe(id);
    expect(readFileSync(list, 'utf8')).toBe(before);

    const [name = ''] = readdirSync(join(memory, 'pictures')).filter((one) => one.endsWith('.webp'));
    const path = join(memory, 'pictures', name);
    const sound = readFileSync(path);
    writeFileSync(path, 'something else');
    expect(await packing(memory, folder)).toBe(id);
    expect(readFileSync(path).equals(sound)).toBe(true);
  });
});

describe('a drawing as a cover', () => {
  const drawing = (more = '', viewBox = '0 0 960 640') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#15224a" d="M0 0h960v640H0z"/>${more}${Array.from(
        { length: 1_500 },
        (_, n) =>
          `<path fill="#${((n * 7919) % 4096).toString(16).padStart(3, '0')}" d="M${(n * 31) % 960} ${(n * 17) % 640}h${n % 7}v3z"/>`,
      ).join('')}</svg>`,
    );
  const withDrawing = (svg: Buffer, front = 'cover: images/drawn.svg') => ({
    front,
    picture: svg,
    name: 'drawn.svg',
  });

  it('has a small form for lists, of half its weight or less, and stays itself', async () => {
    const svg = drawing();
    const { cover, read } = await packed(withDrawing(svg));
    expect(cover?.path).toMatch(/\.svg$/);
    expect(read(cover?.path ?? '')).toEqual(svg);
    expect(cover?.variants).toEqual([{ path: expect.stringMatching(/^[0-9a-f]{24}\.avif$/), width: 200 }]);
    const small = read(cover?.variants?.[0]?.path ?? '');
    expect(small.length).toBeLessThan(brotliCompressSync(svg).length * 0.6);
    expect(await sharp(small).metadata()).toMatchObject({ width: 200, height: 133 });
  });

  it.each([
    [
      'with words, which each machine would write in letters of its own',
      drawing('<text x="9" y="9">利率</text>'),
    ],
    ['as wide as a banner, which stands in no list', drawing('', '0 0 1920 640')],
    [
      'that is small itself',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><path d="M0 0h9v9z"/></svg>',
      ),
    ],
  ])('has none %s', async (_, svg) => {
    expect((await packed(withDrawing(svg))).cover).not.toHaveProperty('variants');
  });

  it('has none where the tool is missing', async () => {
    expect(await makeThumbnail(drawing(), async () => undefined)).toBeUndefined();
  });

  it('has none where the tool cannot draw it', async () => {
    const wide = drawing().toString().replace('<svg', '<svg width="1000000000" height="1000000000"');
    expect(await makeThumbnail(Buffer.from(wide))).toBeUndefined();
  });

  it('is not drawn at all where it is smaller than any small form', async () => {
    const noTool = () => expect.fail('the tool was loaded');
    expect(await makeThumbnail(Buffer.from(A_PICTURE), noTool)).toBeUndefined();
  });

  it('has none in a text, which is as wide as a page', async () => {
    const sources = { ...withDrawing(drawing(), ''), text: '![塔](images/drawn.svg)' };
    expect(JSON.stringify((await packed(sources)).record)).not.toContain('.avif');
  });
});
