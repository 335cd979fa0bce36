import type { Example } from '../../examples.ts';
import { SkipLink } from './SkipLink.tsx';

export const examples: Example[] = [
  {
    name: 'out of sight until the Tab key comes',
    place: 'outside',
    render: (language) => (
      <SkipLink href="#main" label={{ CN: '跳到主要内容', EN: 'Skip to the main content' }[language]} />
    ),
  },
];
