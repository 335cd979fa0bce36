import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { SampleBanner } from '../banner/testing/SampleBanner.tsx';
import { ArticleListBanner } from './ArticleListBanner.tsx';
import { sampleArticles } from './testing/sample-articles.ts';

const KEYWORDS = { CN: '养老金', EN: 'pension' };
const COUNTS = [4, 2, 5, 1, 3, 2];

function banner(language: ExampleLanguage, columnId: string, query: Record<string, string> = {}) {
  return (
    <SampleBanner language={language}>
      <ArticleListBanner
        data={{
          columnId,
          columnName: { CN: '北曜新闻', EN: 'Beiyao news' }[language],
          found: {
            total: 17,
            pageNum: 1,
            pageSize: 8,
            list: sampleArticles(language),
            years: ['2026', '2025'],
            months: COUNTS.map((count, index) => ({
              month: `2026-${String(11 - index).padStart(2, '0')}`,
              count,
            })),
          },
          years: ['2026', '2025'],
          hasEarlier: true,
        }}
        record={aPage({ path: '/bobbank/secondlist' }).record}
        query={{ column: columnId, ...query }}
      />
    </SampleBanner>
  );
}

export const examples: Example[] = [
  {
    name: 'with search, years and months',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => banner(language, '701001'),
  },
  {
    name: 'narrowed by year and keyword',
    place: 'window',
    render: (language) => banner(language, '701001', { year: '2026', keyword: KEYWORDS[language] }),
  },
];
