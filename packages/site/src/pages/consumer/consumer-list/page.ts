import { EDU_AUDIENCES, EDU_MEDIA_TYPES } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import {
  columnParameter,
  keywordParameter,
  codeParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { ConsumerListBanner } from './ConsumerListBanner.tsx';
import { ConsumerListPage } from './ConsumerListPage.tsx';
import { loadConsumerList } from './load-consumer-list.ts';

export const page = definePage({
  parameters: {
    column: columnParameter,
    audience: codeParameter(EDU_AUDIENCES),
    media: codeParameter(EDU_MEDIA_TYPES.filter((kind) => kind !== 'LINK')),
    keyword: keywordParameter,
    page: pageParameter,
  },
  load: loadConsumerList,
  head: ({ found, columnId }, { language }) => ({
    list: found,
    feeds: listFeed(columnId, language),
  }),
  Page: ConsumerListPage,
  Banner: ConsumerListBanner,
});
