import { ACTIVITY_STATUSES, COLUMNS, activityList, type ActivityStatus } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { EventListBanner } from './EventListBanner.tsx';
import { EventListPage } from './EventListPage.tsx';

/** One wide, the others in pairs. */
const PAGE_SIZE = 7;

/** /personal/eventInformationList (S2-personal): what is on, to come and over. */
export const page = definePage({
  parameters: { status: codeParameter(ACTIVITY_STATUSES), keyword: keywordParameter, page: pageParameter },
  load: ({ client, query, signal }) =>
    client.call(
      activityList,
      {
        // Addresses hold only values that the parameter has accepted.
        status: (query['status'] as ActivityStatus | undefined) ?? 'ALL',
        keyword: query['keyword'] ?? '',
        pageNum: Number(query['page'] ?? 1),
        pageSize: PAGE_SIZE,
      },
      signal,
    ),
  head: (list, { language }) => ({
    list,
    feeds: listFeed(COLUMNS.activities, language),
  }),
  Page: EventListPage,
  Banner: EventListBanner,
});
