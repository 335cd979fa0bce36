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

  it('stay as they were published by default', () => {
    expect(withMediaBases(HTML, { imageBase: '/images/', fileBase: '/files/' })).toBe(HTML);
  });
});
