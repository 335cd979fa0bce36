import { siteConfigDetail } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { idParameter } from '../../../base/page/query-parameters.ts';
import { LinkDetailsPage } from './LinkDetailsPage.tsx';

/** /personal/linkDetails and /en/linkDetails: where footer links of urlType 3 lead (specification 2.4). */
export const page = definePage({
  parameters: { id: idParameter },
  load: ({ client, query, signal }) => client.call(siteConfigDetail, { id: query['id'] ?? 'none' }, signal),
  head: ({ name, summary, hasTwin }) => ({
    title: name,
    description: summary,
    heading: name,
    ...(!hasTwin && { twin: false }),
  }),
  Page: LinkDetailsPage,
});
