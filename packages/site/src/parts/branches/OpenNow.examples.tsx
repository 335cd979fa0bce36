import type { Example } from '@bank/ui/examples';
import { OpenNow } from './OpenNow.tsx';
import { aBranch } from './testing/sample-branch.ts';

export const examples: Example[] = [
  {
    name: 'within the hours and outside',
    isInEveryTheme: true,
    render: () => (
      <ul>
        <li>
          <OpenNow branch={aBranch()} />
        </li>
        <li>
          <OpenNow
            branch={aBranch({ hours: { personal: [{ day: 1, open: '09:00', close: '17:00' }], corp: [] } })}
          />
        </li>
        <li>
          <OpenNow branch={aBranch({ hours: { personal: [], corp: [] } })} />
        </li>
      </ul>
    ),
  },
];
