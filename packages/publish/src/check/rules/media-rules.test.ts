import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkMediaReferences } from './media-rules.ts';

const media = ['a.jpg', 'b.svg', 'c.pdf'];
const said = (body: object, more: Parameters<typeof aRecord>[3] = {}, type: 'article' | 'qr' = 'article') =>
  reported(checkMediaReferences, [aRecord(type, 'a', body, more)], { media });

describe('pictures and documents that records show', () => {
  it('are in the release, at whatever depth', () => {
    const file = { path: 'c.pdf', ext: 'pdf', size: 1 };
    expect(said({ attachments: [file], picture: { ...file, path: 'a.jpg', ext: 'jpg' } })).toEqual([]);
    expect(
      said({
        path: '/list',
        more: [
          { path: '/nowhere', size: 1 },
          { path: '/nowhere', ext: 'x' },
        ],
      }),
    ).toEqual([]);
    expect(said({ attachments: [file, { files: { ...file, path: 'none.pdf' } }] })).toEqual([
      'a CN attachments.1.files.path: expected a file of this release, found "none.pdf"',
    ]);
    expect(said({ ...file, path: 7 })).toEqual([]);
  });

  it('are a picture where one is wanted, and end as they say', () => {
    const document = { path: 'c.pdf', ext: 'pdf', size: 1 };
    expect(said({ picture: document })).toEqual([
      'a CN picture.path: expected a picture by its content, found "c.pdf"',
    ]);
    expect(said({ file: { ...document, ext: 'jpg' } })).toEqual([
      'a CN file.ext: expected the ending of "c.pdf", found "jpg"',
    ]);
    expect(said({ file: { ...document, ext: 7 } })).toEqual([
      'a CN file.ext: expected the ending of "c.pdf", found the number 7',
    ]);
    expect(said({ file: { ...document, ext: 'df' } })).toHaveLength(1);
  });

  it('of a QR code is a file by its path alone', () => {
    expect(said({ path: 'a.jpg' }, {}, 'qr')).toEqual([]);
    expect(said({ path: 'none.jpg' }, {}, 'qr')).toEqual([
      'a CN path: expected a file of this release, found "none.jpg"',
    ]);
    expect(said({ path: 'none.jpg' })).toEqual([]);
    expect(said({ deeper: { path: 'none.jpg' } }, {}, 'qr')).toEqual([]);
  });

  it('come in other widths that are in the release too', () => {
    const file = { path: 'a.jpg', ext: 'jpg', size: 1 };
    const expected = 'expected pictures of this release with their widths';
    for (const [variants, found] of [
      [[{ path: 'a.jpg', width: 400 }], undefined],
      [[{ path: 'none.avif', width: 400 }], '"none.avif"'],
      [[{ path: 'c.pdf', width: 400 }], '"c.pdf"'],
      [[{ path: 'a.jpg' }], 'a list'],
      ['a.jpg 400w', '"a.jpg 400w"'],
    ] as const) {
      const problems = (at: string) =>
        found === undefined ? [] : [`a CN ${at}: ${expected}, found ${found}`];
      expect(said({ picture: { ...file, variants } })).toEqual(problems('picture.variants'));
      expect(said({ cover: JSON.stringify([{ ...file, variants }]) })).toEqual(problems('cover'));
    }
  });

  it('in a text are pictures of the release', () => {
    const images = [
      '/images/a.jpg',
      '/images/c.pdf',
      '/images/none.jpg',
      'https://a.example/a.jpg',
      '/other/a.jpg',
    ];
    expect(said({}, { texts: [{ field: 'content', links: [], images }] })).toEqual(
      images.slice(1).map((src) => `a CN content: expected a picture of media/, found "${src}" at ${src}`),
    );
  });

  it('on a cover are the first file of a list', () => {
    const cover = (...files: unknown[]) => said({ list: [{ cover: JSON.stringify(files) }] });
    expect(cover({ path: 'a.jpg' }, { path: 'none.jpg' })).toEqual([]);
    expect(cover({ path: 'b.svg' })).toEqual([]);
    expect(said({ cover: '' })).toEqual([]);
    expect(cover({ path: 'c.pdf' })).toEqual([
      'a CN list.0.cover: expected a picture by its content, found "c.pdf"',
    ]);
    const expected = 'a CN list.0.cover: expected the file list of a picture in this release';
    expect(cover({ path: 'none.jpg' })).toEqual([`${expected}, found "none.jpg"`]);
    expect(cover({ path: 7 })).toEqual([`${expected}, found the number 7`]);
    expect(cover()).toEqual([`${expected}, found "[]"`]);
    expect(cover('a.jpg')).toEqual([`${expected}, found "["a.jpg"]"`]);
    expect(said({ cover: 'a.jpg' })).toEqual([
      'a CN cover: expected the file list of a picture in this release, found "a.jpg"',
    ]);
    expect(said({ cover: '{"path":"a.jpg"}' })).toHaveLength(1);
  });
});
