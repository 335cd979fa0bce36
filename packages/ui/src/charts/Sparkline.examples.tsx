import type { Example } from '../examples.ts';
import { Sparkline } from './Sparkline.tsx';

const RISING = ['1.1716', '1.1721', '1.1739', '1.1742', '1.1764', '1.1787', '1.1815', '1.1824'];
const CONCLUSIONS = {
  CN: { rise: '近两周净值由 1.1716 升至 1.1824', fall: '近两周净值由 1.1824 降至 1.1716' },
  EN: { rise: 'Two weeks: from 1.1716 up to 1.1824', fall: 'Two weeks: from 1.1824 down to 1.1716' },
};

export const examples: Example[] = [
  {
    name: 'rising and falling',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <Sparkline values={RISING} width={132} height={36} conclusion={CONCLUSIONS[language].rise} />
        <Sparkline
          values={RISING.toReversed()}
          width={132}
          height={36}
          conclusion={CONCLUSIONS[language].fall}
        />
      </>
    ),
  },
];
