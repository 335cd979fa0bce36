import { expect, it } from 'vitest';
import { bannerPictures } from './banner-pictures.ts';

const cover = (name: string, widths: number[] = []) =>
  JSON.stringify([
    {
      path: `${name}.jpg`,
      name,
      size: 1,
      ext: 'jpg',
      ...(widths.length > 0 && {
        variants: ['avif', 'jpg'].flatMap((form) =>
          widths.map((width) => ({ path: `${name}-${width}.${form}`, width })),
        ),
      }),
    },
  ]);

const aDrawing = JSON.stringify([
  { path: 'd.svg', name: 'd', size: 1, ext: 'svg', variants: [{ path: 'd-400.avif', width: 400 }] },
]);

/** A picture that was made as AVIF too. */
const forms = (srcSet: string) => ({
  sources: [{ type: 'image/avif', srcSet: srcSet.replaceAll('.jpg', '.avif') }],
  srcSet,
});

it.each([
  ['a drawing', cover('a'), undefined, { bannerImgUrl: '/a.jpg' }],
  ['a drawing and its crop', cover('a'), cover('b'), { bannerImgUrl: '/a.jpg', bannerPhoneImgUrl: '/b.jpg' }],
  [
    'a photograph in all its widths, on phones too',
    cover('a', [400, 800, 1200]),
    undefined,
    {
      bannerImgUrl: '/a.jpg',
      bannerForms: { wide: forms('/a-400.jpg 400w, /a-800.jpg 800w, /a-1200.jpg 1200w') },
    },
  ],
  [
    'a photograph and its crop, on phones in their width',
    cover('a', [800]),
    cover('b', [400, 800, 1200]),
    {
      bannerImgUrl: '/a.jpg',
      bannerPhoneImgUrl: '/b-800.jpg',
      bannerForms: {
        wide: forms('/a-800.jpg 800w'),
        phone: forms('/b-400.jpg 400w, /b-800.jpg 800w, /b-1200.jpg 1200w'),
      },
    },
  ],
  ['a drawing with a small form for lists, as it is', aDrawing, undefined, { bannerImgUrl: '/d.svg' }],
  ['nothing', undefined, undefined, { bannerImgUrl: '' }],
])('a banner shows %s', (_what, wide, phoneCover, shown) => {
  expect(bannerPictures({ cover: wide, phoneCover }, '/')).toEqual(shown);
});
