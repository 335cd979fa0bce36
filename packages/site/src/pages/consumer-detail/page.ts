import { eduInfo } from '@bank/contract';
import { textHead } from '../../reading/text-head.ts';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { ConsumerDetailPage } from './ConsumerDetailPage.tsx';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) => client.call(eduInfo, { id: query['id'] ?? 'none' }, signal),
  head: textHead,
  Page: ConsumerDetailPage,
});
