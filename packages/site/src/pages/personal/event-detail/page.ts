import { activityDetail } from '@bank/contract';
import { textHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { EventDetailPage } from './EventDetailPage.tsx';

/** /personal/eventInformationDetail (specification 2.1). */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) => client.call(activityDetail, { id: query['id'] ?? 'none' }, signal),
  head: textHead,
  Page: EventDetailPage,
});
