import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { ArticleList } from './ArticleList.tsx';
import { sampleArticles } from './testing/sample-articles.ts';

const KEYWORDS = { CN: '养老金', EN: 'pension' };

function list(language: ExampleLanguage, total: number, query: Record<string, string> = {}) {
  const { record } = aPage({ path: '/bobbank/secondlist' });
  return (
    <ArticleList
      data={{
        columnId: '701001',
        found: {
          total,
          pageNum: 1,
          pageSize: 8,
          list: total === 0 ? [] : sampleArticles(language),
        },
      }}
      record={record}
      query={{ column: '701001', ...query }}
      detailPath="/bobbank/seconddetail"
    />
  );
}

export const examples: Example[] = [
  { name: 'the first of several pages', isInEveryTheme: true, render: (language) => list(language, 26) },
  {
    name: 'narrowed by year and keyword',
    render: (language) => list(language, 3, { year: '2026', keyword: KEYWORDS[language] }),
  },
  {
    name: 'nothing found',
    render: (language) => list(language, 0, { keyword: KEYWORDS[language] }),
  },
];
