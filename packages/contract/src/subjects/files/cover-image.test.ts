import { describe, expect, it } from 'vitest';
import { coverImageUrl, parseCover } from './cover-image.ts';

describe('a cover field', () => {
  const cover = JSON.stringify([{ path: 'a.svg', name: 'a', size: 1, ext: 'svg' }, { path: 'b.svg' }]);

  it('gives the image base and the first path [S5-image]', () => {
    expect(coverImageUrl(cover, 'https://cdn.example/')).toBe('https://cdn.example/a.svg');
  });

  it('gives the narrowest choice that is wide enough, in the format that all can draw', () => {
    const variants = ['avif', 'jpg'].flatMap((ext) =>
      [400, 800, 1200].map((width) => ({ path: `${width}.${ext}`, width })),
    );
    const photo = JSON.stringify([{ path: '1200.jpg', name: 'a', size: 1, ext: 'jpg', variants }]);
    const urls = [undefined, 400, 700, 800, 1300].map((width) => coverImageUrl(photo, '/', width));
    expect(urls).toEqual(['/1200.jpg', '/400.jpg', '/800.jpg', '/800.jpg', '/1200.jpg']);
    expect(coverImageUrl(cover, '/', 800)).toBe('/a.svg');
  });

  it.each([[''], ['null'], [undefined], [null], [3], [{}]])('%j gives nothing [S5-image]', (value) => {
    expect(parseCover(value)).toBeUndefined();
    expect(coverImageUrl(value, '/')).toBeUndefined();
  });

  it.each(['{', 'not json', '"text"', '{}'])('%s is an empty list [S5-image]', (value) => {
    expect(parseCover(value)).toEqual([]);
    expect(coverImageUrl(value, '/')).toBeUndefined();
  });
});
