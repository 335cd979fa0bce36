import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { ListPages } from './ListPages.tsx';

export const examples: Example[] = [
  {
    name: 'the second of four pages, with the words of the site',
    render: (language) => (
      <ListPages
        found={{ total: 26, pageNum: 2, pageSize: 8 }}
        path="/bobbank/secondlist"
        query={{ column: '701002', page: '2' }}
        total={serverMessages(language)['news.total']}
      />
    ),
  },
];
