import { describe, expect, it } from 'vitest';
import { bannerHeight } from './keep-scale.ts';

describe('the height of a banner', () => {
  it.each([
    ['a scaled page', 0.75, 1024, '484px'],
    ['a wide window', 1, 1920, '681px'],
    ['a narrow one, which reflows', 1, 390, '138px'],
  ])('of %s is its width by 2.82 [S4-banner]', (_, scale, bodyWidth, height) => {
    expect(bannerHeight(scale, bodyWidth)).toBe(height);
  });
});
