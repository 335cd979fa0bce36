import type { Example } from '../../examples.ts';
import { PeerDots } from './PeerDots.tsx';

const ROWS = [
  { own: '3.26', benchmark: '1.30', peers: '1.95' },
  { own: '-4.80', benchmark: '5.40', peers: '7.51' },
  { own: '31.46', benchmark: '15.30', peers: '20.44' },
  { own: '12.10', benchmark: undefined, peers: undefined },
];

export const examples: Example[] = [
  {
    name: 'four periods on one axis',
    isInEveryTheme: true,
    render: () => ROWS.map((row) => <PeerDots key={row.own} {...row} lowest={-4.8} highest={31.46} />),
  },
];
