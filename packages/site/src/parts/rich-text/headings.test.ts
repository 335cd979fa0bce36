import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

describe('headingsOf', () => {
  it('lists second-level headings with their ids, as plain text', () => {
    expect(
      headingsOf('<h2 id="s1">A &amp; <strong>B</strong></h2><p>x</p><h3 id="s2">no</h3><h2 id="s3">C</h2>'),
    ).toEqual([
      { id: 's1', text: 'A & B' },
      { id: 's3', text: 'C' },
    ]);
  });
});
