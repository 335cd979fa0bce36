import { articleDetail } from '@bank/contract';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { SpecialDetailBanner } from './SpecialDetailBanner.tsx';
import { SpecialDetailPage } from './SpecialDetailPage.tsx';
import { specialWords } from '../../../words/special/special/words.ts';

/** /spesialfinance/details: one article, and whom to ask about it. */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  words: [specialWords],
  load: ({ client, query, signal }) =>
    withFigures(client.call(articleDetail, { id: query['id'] ?? 'none' }, signal)),
  head: storyHead,
  Page: SpecialDetailPage,
  Banner: SpecialDetailBanner,
});
