import { describe, expect, it } from 'vitest';
import { tagOf, tagsHeader, tagsOf } from './page-tags.ts';

describe('the tags of a page', () => {
  it('are one of every page and one for each call, the same wherever it is made', () => {
    const [every, article] = tagsOf(['/api/news {"id":"1"}']);
    expect(every).toBe('site');
    expect(article).toMatch(/^[\da-f]{10}$/);
    expect(tagOf('/api/news {"id":"1"}')).toBe(article);
    expect(tagOf('/api/news {"id":"2"}')).not.toBe(article);
  });

  it.each([
    ['Cache-Tag', { 'cache-tag': 'a,b' }],
    ['Surrogate-Key', { 'surrogate-key': 'a b' }],
    ['', undefined],
  ])('are sent as %j', (name, expected) => {
    expect(tagsHeader(name, ['a', 'b'])).toEqual(expected);
  });
});
