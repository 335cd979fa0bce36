import type { Example } from '../../examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const WORDS = {
  CN: { shown: '1.50%', hidden: '五年期存款利率' },
  EN: { shown: '1.50%', hidden: 'Rate of a five-year deposit' },
};

export const examples: Example[] = [
  {
    name: 'a figure whose name is only heard',
    render: (language) => (
      <p className="num">
        <VisuallyHidden>{WORDS[language].hidden} </VisuallyHidden>
        {WORDS[language].shown}
      </p>
    ),
  },
];
