import type { Banner, Language } from '@bank/contract';
import type { Example } from '@bank/ui/examples';
import { aBanner, banners } from '../testing/home-fixtures.ts';
import { Hero } from './Hero.tsx';

const ENGLISH: Banner[] = [
  aBanner({
    id: 'north',
    title: 'Find north.\nKnow your numbers.',
    tabName: 'Find north. Know your numbers.',
    kicker: 'Published. Searchable. Comparable.',
    subTitle: 'Deposit rates, product benchmarks, fund prices and service fees, all in one place.',
    alt: 'Northern mountains before dawn',
    actionName: 'See current rates',
    secondName: 'Banking for international clients',
    labels: [{ x: 1124, y: 76, text: 'Dubhe', anchor: 'start' }],
  }),
  aBanner({
    id: 'mobile',
    title: 'Mobile Banking 9.0',
    tabName: 'Mobile Banking 9.0',
    kicker: 'Update',
    subTitle: 'What is new in this release.',
    alt: 'Northern mountains before dawn',
    actionName: 'Read more',
    secondName: '',
    secondUrl: '',
    labels: [],
  }),
];
const HEADINGS = { CN: '个人业务', EN: 'Home' };

const slides = (language: Language) => (language === 'CN' ? banners : ENGLISH);

export const examples: Example[] = [
  {
    name: 'several slides',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <Hero banners={slides(language)} heading={HEADINGS[language]} />,
  },
  {
    name: 'one slide',
    place: 'window',
    render: (language) => <Hero banners={slides(language).slice(0, 1)} heading={HEADINGS[language]} />,
  },
  {
    name: 'no slide',
    place: 'window',
    render: (language) => <Hero banners={[]} heading={HEADINGS[language]} />,
  },
  {
    name: 'without script',
    place: 'window',
    isWithoutScript: true,
    render: (language) => <Hero banners={slides(language)} heading={HEADINGS[language]} />,
  },
];
