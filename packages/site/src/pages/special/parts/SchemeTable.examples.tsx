import type { Example } from '@bank/ui/examples';
import { SchemeTable } from './SchemeTable.tsx';
import { someSchemes } from './testing/some-schemes.ts';

export const examples: Example[] = [
  {
    name: 'of an industry',
    isInEveryTheme: true,
    render: () => <SchemeTable caption="科创金融" schemes={someSchemes} />,
  },
];
