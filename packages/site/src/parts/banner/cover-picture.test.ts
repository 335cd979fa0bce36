import { describe, expect, it } from 'vitest';
import { coverPicture } from './cover-picture.ts';

const cover = (width?: number, height?: number) =>
  JSON.stringify([{ path: 'a.svg', name: 'a.svg', size: 1, ext: 'svg', width, height }]);

describe('the cover of a text in its head [S4-banner]', () => {
  it('stands at the side, on paper where it is a picture of the day', () => {
    expect(coverPicture({ cover: cover(780, 400) }, '/images/')).toEqual({
      url: '/images/a.svg',
      isInset: true,
      isDay: false,
    });
    expect(coverPicture({ cover: cover(960, 640), daylight: true }, '/images/')?.isDay).toBe(true);
  });

  it('brings its other widths and formats, and where the eye should land', () => {
    const variants = ['avif', 'jpg'].map((ext) => ({ path: `a.${ext}`, width: 800 }));
    const file = { path: 'a.jpg', name: 'a.jpg', size: 1, ext: 'jpg', width: 800, height: 500 };
    const photo = JSON.stringify([{ ...file, variants, focus: '62% 40%' }]);
    expect(coverPicture({ cover: photo }, '/images/')).toEqual({
      url: '/images/a.jpg',
      isInset: true,
      isDay: false,
      choices: {
        sources: [{ type: 'image/avif', srcSet: '/images/a.avif 800w' }],
        srcSet: '/images/a.jpg 800w',
        sizes: '(max-width: 767.98px) 100vw, 72vw',
      },
      focus: { 'data-focus-x': 60, 'data-focus-y': 40 },
    });
  });

  it.each([
    ['no picture', ''],
    ['a page of words', cover(750, 1334)],
    ['a banner', cover(1920, 681)],
    ['a picture of unknown size', cover()],
  ])('leaves the place to the section’s own where there is %s', (_, given) => {
    expect(coverPicture({ cover: given }, '/images/')).toBeUndefined();
  });
});
