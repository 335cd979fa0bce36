import type { Example } from '@bank/ui/examples';
import { aPage } from '../../frame/chrome/testing/render-chrome.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { PageBanner } from './PageBanner.tsx';
import { SampleBanner } from './testing/SampleBanner.tsx';

const HEADINGS = {
  CN: '关于召开 2026 年第一次临时股东会的通知',
  EN: 'Notice of the first extraordinary general meeting of 2026',
};
const HOMES = {
  CN: { name: '公司业务', lead: '存款、融资与结算，每一项的价格都可查。' },
  EN: { name: 'Corporate', lead: 'Deposits, lending and payments, with every price in the open.' },
};

export const examples: Example[] = [
  {
    name: 'of a column',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => (
      <SampleBanner language={language}>
        <PageBanner />
      </SampleBanner>
    ),
  },
  {
    name: 'of a page with a name of its own',
    place: 'window',
    render: (language) => (
      <SampleBanner language={language} given={{ heading: HEADINGS[language] }}>
        <PageBanner />
      </SampleBanner>
    ),
  },
  {
    name: 'of a section home',
    place: 'window',
    render: (language) => (
      <HomeBanner record={aPage({ name: HOMES[language].name }).record} lead={HOMES[language].lead} />
    ),
  },
];
