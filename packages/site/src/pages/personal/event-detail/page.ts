import { activityDetail } from '@bank/contract';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { EventBanner } from './EventBanner.tsx';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { EventDetailPage } from './EventDetailPage.tsx';

/** /personal/eventInformationDetail (S2-personal). */
export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) =>
    withFigures(client.call(activityDetail, { id: query['id'] ?? 'none' }, signal)),
  head: storyHead,
  Page: EventDetailPage,
  Banner: EventBanner,
});
