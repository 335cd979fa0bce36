import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { RichText } from './RichText.tsx';
import { SAMPLE_TEXT } from './testing/sample-text.ts';

export const examples: Example[] = [
  {
    name: 'headings, table, lists and a quotation',
    isInEveryTheme: true,
    render: (language) => (
      <RichText html={SAMPLE_TEXT[language]} tableLabel={serverMessages(language)['article.table']} />
    ),
  },
];
