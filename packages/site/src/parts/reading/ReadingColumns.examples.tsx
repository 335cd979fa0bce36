import type { Example } from '@bank/ui/examples';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { SAMPLE_TEXT } from '../rich-text/testing/sample-text.ts';
import { ReadingColumns } from './ReadingColumns.tsx';

const TEXTS = {
  CN: '<p>单位可凭营业执照在任一网点开立账户。</p>',
  EN: '<p>A company opens an account at any branch with its business licence.</p>',
};

export const examples: Example[] = [
  {
    name: 'a long text with its contents',
    render: (language) => (
      <ReadingColumns html={SAMPLE_TEXT[language]}>
        <RichText html={SAMPLE_TEXT[language]} tableLabel={serverMessages(language)['article.table']} />
      </ReadingColumns>
    ),
  },
  {
    name: 'a short text without contents',
    render: (language) => (
      <ReadingColumns html={TEXTS[language]}>
        <RichText html={TEXTS[language]} tableLabel={serverMessages(language)['article.table']} />
      </ReadingColumns>
    ),
  },
];
