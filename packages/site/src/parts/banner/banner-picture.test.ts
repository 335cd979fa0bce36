import { expect, it } from 'vitest';
import { bannerPicture } from './banner-picture.ts';

const forms = (name: string) => ({
  sources: [{ type: 'image/avif', srcSet: `/${name}.avif 800w` }],
  srcSet: `/${name}.jpg 800w`,
});

it('a picture that records know by its address comes with what it was made as', () => {
  expect(bannerPicture(undefined)).toBeUndefined();
  expect(bannerPicture('/a.svg', '/b.svg')).toEqual({ url: '/a.svg', phoneUrl: '/b.svg' });
  expect(bannerPicture('/a.jpg', '/b.jpg', { wide: forms('a'), phone: forms('b') })).toEqual({
    url: '/a.jpg',
    phoneUrl: '/b.jpg',
    choices: { ...forms('a'), sizes: '100vw' },
    phoneChoices: { ...forms('b'), sizes: '100vw' },
  });
});
