import type { Example } from '@bank/ui/examples';
import { CorporateContact } from './CorporateContact.tsx';

const TITLES = { CN: '联系我们', EN: 'Talk to us' };

export const examples: Example[] = [
  {
    name: 'hotline, branches and fees',
    isInEveryTheme: true,
    render: (language) => <CorporateContact title={TITLES[language]} />,
  },
];
