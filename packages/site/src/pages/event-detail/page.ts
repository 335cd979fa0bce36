import { activityDetail } from '@bank/contract';
import { definePage } from '../../routing/page-module.ts';
import { idParameter } from '../../routing/query-parameters.ts';
import { EventDetailPage } from './EventDetailPage.tsx';

/** /personal/eventInformationDetail (specification 2.1). */
export const page = definePage({
  parameters: { id: idParameter },
  load: ({ client, query, signal }) => client.call(activityDetail, { id: query['id'] ?? 'none' }, signal),
  head: (activity) => ({
    title: activity.title,
    description: activity.summary,
    heading: activity.title,
    twin: activity.twin ?? false,
  }),
  Page: EventDetailPage,
});
