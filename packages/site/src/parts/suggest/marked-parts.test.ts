import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

describe('marked text', () => {
  it.each([
    [
      '<mark>理财</mark>产品',
      [
        ['理财', true],
        ['产品', false],
      ],
    ],
    ['R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39;', [[`R&D <b> "x" 'y'`, false]]],
    [
      'a<mark>&lt;i&gt;</mark>',
      [
        ['a', false],
        ['<i>', true],
      ],
    ],
    // Never read as markup, should it ever come unescaped.
    ['<img src=x onerror=alert(1)>', [['<img src=x onerror=alert(1)>', false]]],
    ['&amp;lt;', [['&lt;', false]]],
    ['', []],
  ])('%s [SEC-15]', (html, parts) => {
    expect(markedParts(html).map(({ text, isMarked }) => [text, isMarked])).toEqual(parts);
  });
});
