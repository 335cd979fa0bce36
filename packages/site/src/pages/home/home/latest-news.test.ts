import { describe, expect, it } from 'vitest';
import { anArticle } from '../../../parts/blocks/testing/home-fixtures.ts';
import { ledArticles } from '../parts/shown-articles.ts';
import { latestNews } from './latest-news.ts';

const ids = (articles: { id: string }[]) => articles.map(({ id }) => id).join(' ');

describe('latestNews', () => {
  const results = anArticle({ id: 'results', publishDate: '2026-11-20', top: '1' });
  const pension = anArticle({ id: 'pension', publishDate: '2026-11-14' });
  const hours = anArticle({ id: 'hours', columnId: '701002', publishDate: '2026-11-20' });
  const fraud = anArticle({ id: 'fraud', columnId: '701002', publishDate: '2026-11-18', top: '1' });

  it('leads with the first of the news and lists both columns by day, pinned or not [S7-lists]', () => {
    const { lead, list } = latestNews(ledArticles([results, pension]), [fraud, hours]);
    expect(lead?.id).toBe('results');
    expect(ids(list)).toBe('hours fraud pension');
  });

  it('lists a piece that stands in both columns once [S7-lists]', () => {
    const twin = { ...pension, id: 'pension-notice', columnId: '701002' };
    expect(ids(latestNews(ledArticles([results, pension]), [twin, hours]).list)).toBe('hours pension-notice');
  });

  it('lists six at most, and nothing when there is nothing [S8-visible]', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      anArticle({ id: `n${index}`, title: `Notice ${index}` }),
    );
    expect(latestNews(ledArticles([results]), many).list).toHaveLength(6);
    expect(latestNews(ledArticles([]), [])).toEqual({ lead: undefined, list: [] });
  });
});
