import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner, type BannerPicture } from './Banner.tsx';

const draw = (picture: BannerPicture) => renderToStaticMarkup(<Banner title="T" picture={picture} />);
const choices = {
  sources: [
    { type: 'image/avif', srcSet: '/a-400.avif 400w, /a.avif 800w' },
    { type: 'image/webp', srcSet: '/a.webp 800w' },
  ],
  srcSet: '/a.jpg 800w',
  sizes: '100vw',
};

describe('the picture of a banner', () => {
  it('of one file is an image, which is not asked for twice', () => {
    const html = draw({ url: '/a.svg' });
    expect(html).toContain('<img src="/a.svg" alt="" fetchPriority="high" decoding="async"/>');
    expect(html).not.toContain('<source');
    expect(html).not.toContain('rel="preload"');
  });

  it('offers its formats, and asks ahead for the best alone', () => {
    const html = draw({ url: '/a.jpg', choices, focus: { 'data-focus-x': 60, 'data-focus-y': 40 } });
    expect(html).toContain(
      '<source type="image/avif" srcSet="/a-400.avif 400w, /a.avif 800w" sizes="100vw"/>' +
        '<source type="image/webp" srcSet="/a.webp 800w" sizes="100vw"/>' +
        '<img data-focus-x="60" data-focus-y="40" sizes="100vw" srcSet="/a.jpg 800w" src="/a.jpg"',
    );
    const [asked = '', ...others] = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(asked).toContain('imageSrcSet="/a-400.avif 400w, /a.avif 800w"');
    expect(asked).toContain('type="image/avif"');
  });

  it('gives phones their own crop, each window one of both', () => {
    const html = draw({ url: '/a.jpg', phoneUrl: '/b.jpg', choices });
    expect(html).toContain(
      '<source media="(max-width: 767.98px)" srcSet="/b.jpg"/><source type="image/avif"',
    );
    const asked = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/min-width: 768px/);
    expect(asked[0]).toContain('/a-400.avif 400w');
    expect(asked[1]).toMatch(/href="\/b\.jpg".*max-width: 767\.98px/);
  });

  it('gives phones their crop in its own formats and widths', () => {
    const phoneChoices = {
      sources: [{ type: 'image/avif', srcSet: '/b-400.avif 400w' }],
      srcSet: '/b-400.jpg 400w',
      sizes: '100vw',
    };
    const html = draw({ url: '/a.jpg', phoneUrl: '/b.jpg', choices, phoneChoices });
    expect(html).toContain(
      '<source media="(max-width: 767.98px)" type="image/avif" srcSet="/b-400.avif 400w" sizes="100vw"/>' +
        '<source media="(max-width: 767.98px)" srcSet="/b-400.jpg 400w" sizes="100vw"/><source type="image/avif"',
    );
    const asked = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(asked[1]).toContain('imageSrcSet="/b-400.avif 400w"');
    expect(asked[1]).toContain('media="(max-width: 767.98px)"');
  });
});
