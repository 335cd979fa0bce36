import { COLUMNS } from '@bank/contract';
import { fundWords } from '../../funds/use-fund-words.ts';
import { definePage } from '../../routing/page-module.ts';
import {
  codeParameter,
  idParameter,
  keywordParameter,
  pageParameter,
} from '../../routing/query-parameters.ts';
import { FundNewsPage } from './FundNewsPage.tsx';
import { FAMILIES, loadFundNews } from './load-fund-news.ts';

/** /personal/second/fundnews?column=: four families of articles, and with `id` one of them (FUND-5). */
export const page = definePage({
  parameters: {
    column: codeParameter(FAMILIES.map(({ column }) => column)),
    id: idParameter,
    year: (value) => (/^20\d{2}$/.test(value) ? value : undefined),
    keyword: keywordParameter,
    fundCode: (value) => (/^\d{6}$/.test(value) ? value : undefined),
    page: pageParameter,
  },
  words: (language) => fundWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadFundNews(request), fundWords.load(request.language)]);
    return data;
  },
  head: (data, { query, record, language }) => {
    const { article } = data;
    if (article !== undefined) {
      return { title: article.title, description: article.summary, heading: article.title };
    }
    const { name, feed } = FAMILIES.find(
      ({ column }) => column === (query['column'] ?? COLUMNS.fundNews),
    ) ?? {
      name: () => record.title,
      feed: '',
    };
    const title = name(language);
    return {
      title,
      noindex:
        query['keyword'] !== undefined || query['year'] !== undefined || query['fundCode'] !== undefined,
      feeds: [{ type: 'application/atom+xml', title, href: `/feed/${feed}` }],
    };
  },
  Page: FundNewsPage,
});
