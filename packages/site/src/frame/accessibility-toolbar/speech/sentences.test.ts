import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.ts';

describe('sentences', () => {
  it('cuts after sentences and keeps clauses together', () => {
    expect(sentences('存款，利率。看清楚，再决定！好')).toEqual(['存款，利率。', '看清楚，再决定！', '好']);
  });

  it('cuts a long sentence after its clauses, losing nothing', () => {
    const text = `${'一二三四五六七八九十，'.repeat(30)}完。`;
    const pieces = sentences(text);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(120);
  });

  it('does not cut figures', () => {
    expect(sentences('2.20%')).toEqual(['2.20%']);
  });
});
