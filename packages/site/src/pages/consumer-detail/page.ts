import { eduInfo } from '@bank/contract';
import { definePage } from '../../routing/page-module.ts';
import { columnParameter, idParameter } from '../../routing/query-parameters.ts';
import { ConsumerDetailPage } from './ConsumerDetailPage.tsx';

export const page = definePage({
  parameters: { id: idParameter, column: columnParameter },
  load: ({ client, query, signal }) => client.call(eduInfo, { id: query['id'] ?? 'none' }, signal),
  head: (entry) => ({ title: entry.title, description: entry.summary, heading: entry.title }),
  Page: ConsumerDetailPage,
});
