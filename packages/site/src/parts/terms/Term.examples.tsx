import type { Example } from '@bank/ui/examples';
import { GlossaryLink } from './GlossaryLink.tsx';
import { Term } from './Term.tsx';

const WORDS = { CN: '七日年化收益率', EN: '7-day annualised yield' };

export const examples: Example[] = [
  {
    name: 'a term with its tip',
    render: (language) => (
      <p>
        <Term code="SEVEN_DAY_YIELD">{WORDS[language]}</Term>
      </p>
    ),
  },
  {
    name: 'a term that leads to the glossary',
    render: (language) => (
      <p>
        <GlossaryLink code="SEVEN_DAY_YIELD">{WORDS[language]}</GlossaryLink>
      </p>
    ),
  },
];
