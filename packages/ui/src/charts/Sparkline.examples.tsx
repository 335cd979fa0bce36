import type { Example, ExampleLanguage } from '../examples.ts';
import { Sparkline } from './Sparkline.tsx';

/** The dealing days of a year. */
const YEAR = Array.from({ length: 243 }, (_, day) =>
  (1.17 + day / 4_000 + Math.sin(day / 23) * 0.02 + Math.sin(day * 1.7) * 0.003).toFixed(4),
);
const CONCLUSIONS = {
  CN: { rise: '近一年净值由 1.1700 升至 1.2105', fall: '近一年净值由 1.2105 降至 1.1700' },
  EN: { rise: 'One year: from 1.1700 up to 1.2105', fall: 'One year: from 1.2105 down to 1.1700' },
};
const SIZE = { width: 168, height: 44 };

function both(language: ExampleLanguage, narrow?: { width: number; height: number }) {
  const { rise, fall } = CONCLUSIONS[language];
  const more = narrow === undefined ? {} : { narrow };
  return (
    <>
      <Sparkline values={YEAR} {...SIZE} conclusion={rise} {...more} />
      <Sparkline values={YEAR.toReversed()} {...SIZE} conclusion={fall} {...more} />
    </>
  );
}

export const examples: Example[] = [
  { name: 'rising and falling', isInEveryTheme: true, render: (language) => both(language) },
  { name: 'as wide as a phone', render: (language) => both(language, { width: 350, height: 36 }) },
  {
    name: 'a few weeks, and a value that never moved',
    render: (language) => (
      <>
        <Sparkline
          values={['1.1716', '1.1739', '1.1721', '1.1764', '1.1824']}
          {...SIZE}
          conclusion={CONCLUSIONS[language].rise}
        />
        <Sparkline values={['1', '1', '1']} {...SIZE} conclusion={CONCLUSIONS[language].rise} />
      </>
    ),
  },
];
