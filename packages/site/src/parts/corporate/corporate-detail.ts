import { corporateDetail, type CorporateDetail } from '@bank/contract';
import { storyHead, textHead } from '../articles/text-head.ts';
import type { PageModule } from '../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../base/page/query-parameters.ts';
import { withFigures } from '../figures/late-figures.ts';
import { CorporateDetailBanner } from './CorporateDetailBanner.tsx';
import { CorporateDetailPage } from './CorporateDetailPage.tsx';
import { corporateWords } from '../../words/company/corporate/words.ts';

/** /company/corporateFinanceDetail and /finance/second/detail: one page for articles of both sections. */
export const corporateDetailPage: PageModule<CorporateDetail> = {
  parameters: { id: idParameter, column: columnParameter },
  words: [corporateWords],
  load: ({ client, query, signal }) =>
    withFigures(client.call(corporateDetail, { id: query['id'] ?? 'none' }, signal)),
  head: (article) => (article.service === undefined ? storyHead(article) : textHead(article)),
  Page: CorporateDetailPage,
  Banner: CorporateDetailBanner,
};
