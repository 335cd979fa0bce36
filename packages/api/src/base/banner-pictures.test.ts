import { expect, it } from 'vitest';
import { bannerPictures } from './banner-pictures.ts';

const cover = (name: string, widths: number[] = []) =>
  JSON.stringify([
    {
      path: `${name}.jpg`,
      name,
      size: 1,
      ext: 'jpg',
      variants: widths.map((width) => ({ path: `${name}-${width}.jpg`, width })),
    },
  ]);

it.each([
  ['a drawing', cover('a'), undefined, { bannerImgUrl: '/a.jpg' }],
  ['a drawing and its crop', cover('a'), cover('b'), { bannerImgUrl: '/a.jpg', bannerPhoneImgUrl: '/b.jpg' }],
  [
    'a photograph, on phones in their width',
    cover('a', [400, 800, 1200]),
    undefined,
    { bannerImgUrl: '/a.jpg', bannerPhoneImgUrl: '/a-800.jpg' },
  ],
  [
    'a photograph and its crop, on phones in their width',
    cover('a', [800]),
    cover('b', [400, 800, 1200]),
    { bannerImgUrl: '/a.jpg', bannerPhoneImgUrl: '/b-800.jpg' },
  ],
  ['nothing', undefined, undefined, { bannerImgUrl: '' }],
])('a banner shows %s', (_what, wide, phoneCover, shown) => {
  expect(bannerPictures({ cover: wide, phoneCover }, '/')).toEqual(shown);
});
