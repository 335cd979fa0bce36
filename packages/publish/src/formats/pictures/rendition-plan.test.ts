import { expect, it } from 'vitest';
import { formatsFor, widthsFor } from './rendition-plan.ts';

it.each([
  [4032, [400, 800, 1200, 1920]],
  [1920, [400, 800, 1200, 1920]],
  [1300, [400, 800, 1300]],
  [960, [400, 800, 960]],
  [820, [400, 820]],
  [400, [400]],
  [120, [120]],
])('a picture of %i pixels is made in %j', (own, widths) => {
  expect(widthsFor(own)).toEqual(widths);
});

it('what is transparent stays so in the format that every program can draw', () => {
  expect(formatsFor({ isTransparent: true })).toEqual(['avif', 'webp', 'png']);
  expect(formatsFor({ isTransparent: false })).toEqual(['avif', 'webp', 'jpg']);
});
