import { describe, expect, it } from 'vitest';
import type { FileRef } from '@bank/contract';
import { renderPage } from '../blocks/testing/render-page.tsx';
import { CoverPicture } from '../blocks/CoverPicture.tsx';
import { MediaPicture } from './MediaPicture.tsx';

const photo: FileRef = {
  path: 'wide.jpg',
  name: 'photo.jpg',
  size: 90_000,
  ext: 'jpg',
  width: 800,
  height: 600,
  variants: ['avif', 'webp', 'jpg'].flatMap((ext) => [
    { path: `narrow.${ext}`, width: 400 },
    { path: `wide.${ext}`, width: 800 },
  ]),
};
const props = { language: 'CN', query: {}, data: {} } as never;
const draw = (file: FileRef) =>
  renderPage(() => <MediaPicture file={file} alt="网点" sizes="50vw" loading="lazy" />, props);
const cover = (file: FileRef) => renderPage(() => <CoverPicture cover={JSON.stringify([file])} />, props);

describe('a picture of the content', () => {
  it('offers its formats, the best first, in all widths, and keeps its place before it has come', () => {
    expect(draw(photo).replace(/ class="[^"]*"/, '')).toBe(
      '<picture>' +
        '<source type="image/avif" sizes="50vw" srcSet="/images/narrow.avif 400w, /images/wide.avif 800w"/>' +
        '<source type="image/webp" sizes="50vw" srcSet="/images/narrow.webp 400w, /images/wide.webp 800w"/>' +
        '<img loading="lazy" sizes="50vw" srcSet="/images/narrow.jpg 400w, /images/wide.jpg 800w" src="/images/wide.jpg" ' +
        'alt="网点" width="800" height="600" decoding="async"/></picture>',
    );
  });

  it('of one file is an image alone', () => {
    const { variants: _variants, ...drawn } = { ...photo, path: 'drawn.svg' };
    expect(draw(drawn)).toBe(
      '<img loading="lazy" src="/images/drawn.svg" alt="网点" width="800" height="600" decoding="async"/>',
    );
  });

  it('of a drawing offers its small form, and beyond that itself', () => {
    const drawn = { ...photo, path: 'drawn.svg', variants: [{ path: 'small.avif', width: 200 }] };
    expect(draw(drawn).replace(/ class="[^"]*"/, '')).toBe(
      '<picture><source type="image/avif" sizes="50vw" srcSet="/images/small.avif 200w, /images/drawn.svg 4000w"/>' +
        '<img loading="lazy" src="/images/drawn.svg" alt="网点" width="800" height="600" decoding="async"/></picture>',
    );
  });

  it.each([
    ['62% 40%', '60', '40'],
    ['5% 100%', '10', '100'],
    ['4% 0%', '0', '0'],
  ])('keeps %s of it in sight, by tenths', (focus, x, y) => {
    expect(draw({ ...photo, focus })).toContain(`data-focus-x="${x}" data-focus-y="${y}"`);
  });
});

describe('the cover of a story', () => {
  const banner = { ...photo, width: 1366, height: 484 };

  it('has the small form of a drawing in lists alone', () => {
    const drawn = { ...photo, path: 'drawn.svg', variants: [{ path: 'small.avif', width: 200 }] };
    const inList = renderPage(() => <CoverPicture cover={JSON.stringify([drawn])} isThumbnail />, props);
    expect(inList).toContain('small.avif 200w');
    expect(cover(drawn)).not.toContain('small.avif');
    expect(cover(photo)).toContain('narrow.avif 400w');
  });

  it('is measured by browsers that can, and known by its shape', () => {
    expect(cover(photo)).toContain('sizes="auto, (max-width: 767.98px)');
    expect(cover(banner)).toContain('data-banner=""');
    expect(cover({ ...photo, height: 1200 })).toContain('data-page=""');
  });

  it('is cut where its editor said, whatever its shape', () => {
    expect(cover({ ...banner, focus: '50% 50%' })).not.toContain('data-banner');
  });

  it('is nothing where there is none', () => {
    expect(renderPage(() => <CoverPicture cover="" />, props)).toBe('');
  });
});
