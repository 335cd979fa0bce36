import type { Example } from '@bank/ui/examples';
import { ListBody, NothingHere } from './ListBody.tsx';

const WORDS = {
  CN: { empty: '本栏目还没有公告。', none: '没有符合条件的公告。', clear: '清除条件' },
  EN: { empty: 'There are no notices yet.', none: 'No notices match.', clear: 'Clear filters' },
};

export const examples: Example[] = [
  { name: 'nothing yet', render: (language) => <NothingHere text={WORDS[language].empty} /> },
  {
    name: 'nothing within the limits, with the way back',
    render: (language) => (
      <NothingHere text={WORDS[language].none} clear={{ name: WORDS[language].clear, href: '/list' }} />
    ),
  },
  {
    name: 'past the last page',
    isInEveryTheme: true,
    render: () => (
      <ListBody
        found={{ total: 26, pageNum: 9, pageSize: 8 }}
        path="/list"
        query={{ column: '701002', page: '9' }}
        none={null}
      >
        {null}
      </ListBody>
    ),
  },
];
