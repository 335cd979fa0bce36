import type { Example } from '@bank/ui/examples';
import { SampleBanner } from '../banner/testing/SampleBanner.tsx';
import { FactsBanner } from './FactsBanner.tsx';
import { sampleArticle } from './testing/sample-articles.ts';

const FACTS = {
  CN: [
    { label: '最高偿付限额', value: '50', unit: '万元' },
    { label: '偿付期限', value: '7', unit: '个工作日内' },
    { label: '保费', value: '由本行缴纳' },
  ],
  EN: [
    { label: 'Limit per depositor', value: 'CNY 500,000' },
    { label: 'Paid within', value: '7', unit: 'working days' },
    { label: 'Premiums', value: 'Paid by the bank' },
  ],
};

export const examples: Example[] = [
  {
    name: 'with facts',
    place: 'window',
    render: (language) => (
      <SampleBanner language={language}>
        <FactsBanner data={{ ...sampleArticle(language), facts: FACTS[language] }} />
      </SampleBanner>
    ),
  },
];
