import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkTexts } from './text-rules.ts';

describe('what cleaning took out of a text', () => {
  it('is told, each tag once', () => {
    const text = { field: 'content', links: [], images: [] };
    expect(reported(checkTexts, [aRecord('article', 'a', {}, { texts: [text] })])).toEqual([]);
    expect(
      reported(checkTexts, [aRecord('article', 'a', {}, { texts: [{ ...text, dropped: ['iframe'] }] })]),
    ).toEqual([
      'warning: a CN content: expected a text of words, tables, pictures and links; this is taken out with what stands in it, found <iframe> at <iframe',
    ]);
  });
});
