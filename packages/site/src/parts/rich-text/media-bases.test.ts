import { describe, expect, it } from 'vitest';
import { withMediaBases } from './media-bases.ts';

const HTML =
  '<p><img src="/images/a.svg" alt="/images/"><img alt="b" src="/images/b.png" width="1">' +
  '<a href="/files/c.pdf">c</a> src="/images/d"</p>';

describe('pictures and files in rich text', () => {
  it('come from the bases that the operator has set, as covers do [S5-image]', () => {
    expect(
      withMediaBases(HTML, { imageBase: 'https://img.example/$1/', fileBase: 'https://files.example/' }),
    ).toBe(
      '<p><img src="https://img.example/$1/a.svg" alt="/images/">' +
        '<img alt="b" src="https://img.example/$1/b.png" width="1">' +
        '<a href="https://files.example/c.pdf">c</a> src="/images/d"</p>',
    );
  });

  it('come with how wide the text is, where there is something to choose', () => {
    const html =
      '<picture><source type="image/avif" srcset="/images/a.avif 400w, /images/b.avif 800w" />' +
      '<img src="/images/c.jpg" srcset="/images/c.jpg 800w" alt="d" /></picture>';
    const sizes = 'sizes="(max-width: 767.98px) calc(100vw - 40px), 782px"';
    expect(withMediaBases(html, { imageBase: 'https://img.example/', fileBase: '/files/' })).toBe(
      `<picture><source type="image/avif" ${sizes} srcset="https://img.example/a.avif 400w, https://img.example/b.avif 800w" />` +
        `<img src="https://img.example/c.jpg" ${sizes} srcset="https://img.example/c.jpg 800w" alt="d" /></picture>`,
    );
  });

  it('stay as they were published by default', () => {
    expect(withMediaBases(HTML, { imageBase: '/images/', fileBase: '/files/' })).toBe(HTML);
  });
});
