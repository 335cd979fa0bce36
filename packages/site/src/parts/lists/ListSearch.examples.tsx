import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { ListSearch } from './ListSearch.tsx';

const COLUMNS = { CN: '北曜新闻', EN: 'Beiyao news' };
const KEYWORDS = { CN: '养老金', EN: 'pension' };

const drawn = (hasKeyword: boolean): Example['render'] =>
  function searchOf(language) {
    const words = serverMessages(language);
    return (
      <ListSearch
        action="/bobbank/secondlist"
        fields={{ column: '701001' }}
        keyword={hasKeyword ? KEYWORDS[language] : undefined}
        words={{
          prompt: words['news.searchIn'](COLUMNS[language]),
          field: words['news.searchLabel'],
          go: words['news.search'],
        }}
      />
    );
  };

export const examples: Example[] = [
  { name: 'empty', isInEveryTheme: true, render: drawn(false) },
  { name: 'with a keyword', render: drawn(true) },
];
