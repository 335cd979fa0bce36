import { eduInfo } from '@bank/contract';
import { textHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter, idParameter } from '../../../base/page/query-parameters.ts';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import { ConsumerBanner } from './ConsumerBanner.tsx';
import { ConsumerDetailPage } from './ConsumerDetailPage.tsx';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) =>
    withFigures(client.call(eduInfo, { id: query['id'] ?? 'none' }, signal)),
  head: textHead,
  Page: ConsumerDetailPage,
  Banner: ConsumerBanner,
});
