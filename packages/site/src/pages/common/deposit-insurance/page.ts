import { articleDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { FactsBanner } from '../../../parts/articles/FactsBanner.tsx';
import { DepositInsurancePage } from './DepositInsurancePage.tsx';

const ARTICLE = 'deposit-insurance';

/** /ckbxDetail (DI-1): the text is an article, so that editors keep it. */
export const page = definePage({
  parameters: {},
  awaits: () => true,
  load: ({ client, signal }) => client.call(articleDetail, { id: ARTICLE }, signal),
  head: (article) => ({ description: article.summary }),
  Page: DepositInsurancePage,
  Banner: FactsBanner,
});
