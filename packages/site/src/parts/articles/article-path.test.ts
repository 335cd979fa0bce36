import { describe, expect, it } from 'vitest';
import { articlePath } from './article-path.ts';
import { newsPath } from './news-path.ts';

const article = { id: '20261120-q3-results', columnId: '701001' };

describe('the address of an article', () => {
  it('names the article and its column under the page that shows it', () => {
    expect(articlePath('/finance/second/detail', article)).toBe(
      '/finance/second/detail?id=20261120-q3-results&column=701001',
    );
  });

  it.each([
    ['CN', '/bobbank/seconddetail?id=20261120-q3-results&column=701001'],
    ['EN', '/en/bobbank/seconddetail?id=20261120-q3-results&column=701001'],
  ] as const)('of the news stands under the bank in %s', (language, address) => {
    expect(newsPath(article, language)).toBe(address);
  });
});
