import type { Example, ExampleLanguage } from '@bank/ui/examples';
import type { RouteDef } from '@bank/contract';
import { deposits } from '../../../../parts/blocks/testing/home-fixtures.ts';
import { Instrument } from './Instrument.tsx';

const TITLES: Record<ExampleLanguage, string> = {
  CN: '夜行有北\n心中有数',
  EN: 'Find north.\nKnow your numbers.',
};

const record = (language: ExampleLanguage): RouteDef => ({
  id: 'home',
  name: '',
  code: 'home',
  path: '/',
  url: '/',
  urlType: '1',
  component: 'home',
  dataType: 2,
  levels: 1,
  layout: 'base',
  title: '',
  keepAlive: true,
  banner: { title: TITLES[language], imgUrl: '/images/scenes/north-1.wide.svg' },
});

export const examples: Example[] = [
  {
    name: 'seven terms',
    place: 'window',
    isInEveryTheme: true,
    render: (language) => <Instrument record={record(language)} deposits={deposits} />,
  },
  {
    name: 'without script',
    place: 'window',
    isWithoutScript: true,
    render: (language) => <Instrument record={record(language)} deposits={deposits} />,
  },
  {
    name: 'no rates',
    place: 'window',
    render: (language) => <Instrument record={record(language)} deposits={[]} />,
  },
];
