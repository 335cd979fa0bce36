import { expect, it } from 'vitest';
import type { ArticleSummary, Fact } from '@bank/contract';
import type { NewsHomeData } from './load-news-home.ts';
import { storiesWithNumbers } from './news-home-view.ts';

const story = (id: string, publishDate: string, value?: string) =>
  ({
    id,
    publishDate,
    ...(value !== undefined && { fact: { label: '数', value } satisfies Fact }),
  }) as ArticleSummary;

it('takes the newest numbers of news and notices, without the lead, days and words', () => {
  const data = {
    news: {
      columnId: 'n',
      articles: [
        story('lead', '2026-11-20', '0.98'),
        story('a', '2026-11-19', '300'),
        story('b', '2026-11-01', '7 → 4'),
      ],
    },
    notices: {
      columnId: 'o',
      articles: [
        story('day', '2026-11-18', '11-30'),
        story('long day', '2026-11-18', '28 Nov 2026'),
        story('word', '2026-11-17', 'None'),
        story('plain', '2026-11-16'),
        story('c', '2026-11-15', '1,140'),
        story('d', '2026-10-01', '0.20%'),
        story('e', '2026-09-01', '5'),
      ],
    },
  } as NewsHomeData;
  expect(storiesWithNumbers(data).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
});
