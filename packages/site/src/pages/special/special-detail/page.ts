import { articleDetail } from '@bank/contract';
import { textHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { specialWords } from '../parts/use-special-words.ts';
import { SpecialDetailPage } from './SpecialDetailPage.tsx';

/** /spesialfinance/details: one article, and whom to ask about it. */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: (language) => specialWords.load(language),
  async load({ client, query, language, signal }) {
    const [article] = await Promise.all([
      client.call(articleDetail, { id: query['id'] ?? 'none' }, signal),
      specialWords.load(language),
    ]);
    return article;
  },
  head: textHead,
  Page: SpecialDetailPage,
});
