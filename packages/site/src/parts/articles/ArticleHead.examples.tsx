import type { Example } from '@bank/ui/examples';
import { ArticleHead } from './ArticleHead.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

export const examples: Example[] = [
  {
    name: 'where no banner holds it',
    isInEveryTheme: true,
    render: (language) => <ArticleHead data={sampleArticle(language)} language={language} />,
  },
  {
    name: 'with the numbers of its text',
    render: (language) => (
      <ArticleHead
        data={{
          ...sampleArticle(language),
          facts: [
            { label: language === 'CN' ? '不良贷款率' : 'NPL ratio', value: '0.98', unit: '%' },
            { label: language === 'CN' ? '拨备覆盖率' : 'Coverage', value: '268', unit: '%' },
          ],
        }}
        language={language}
      />
    ),
  },
];
