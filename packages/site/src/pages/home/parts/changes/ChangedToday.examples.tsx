import type { Example } from '@bank/ui/examples';
import { deposits, fx, gold, loans, notices } from '../../../../parts/blocks/testing/home-fixtures.ts';
import { listedArticles } from '../shown-articles.ts';
import { ChangedToday } from './ChangedToday.tsx';

const BEFORE = ['0.05', '0.75', '0.95', '1.15', '1.25', '1.50', '1.55'];
const moved = deposits.map((rate, index) => ({ ...rate, prevRate: BEFORE[index] ?? rate.rate }));
const trends = { USD: ['706.10', '706.90', '706.31'], EUR: ['820.10', '819.90', '819.31'] };

export const examples: Example[] = [
  {
    name: 'deposit rates, currencies, gold and notices',
    place: 'window',
    isInEveryTheme: true,
    render: () => (
      <ChangedToday
        deposits={moved}
        fx={fx}
        trends={trends}
        loans={loans}
        gold={gold}
        notices={listedArticles(notices)}
      />
    ),
  },
  {
    name: 'nothing changed',
    place: 'window',
    render: () => (
      <ChangedToday
        deposits={deposits}
        fx={{ ...fx, list: [] }}
        trends={{}}
        loans={loans}
        gold={null}
        notices={listedArticles(notices)}
      />
    ),
  },
];
