import type { Example } from '../../examples.ts';
import { TooltipTerm } from './TooltipTerm.tsx';

const WORDS = {
  CN: { term: '单位净值', text: '基金净资产除以总份额，每个交易日公布一次。' },
  EN: { term: 'Unit NAV', text: 'Net assets of the fund over its units, published each trading day.' },
};

export const examples: Example[] = [
  {
    name: 'a term whose tip is away',
    render: (language) => (
      <p>
        <TooltipTerm href="/glossary#UNIT_NAV" text={WORDS[language].text}>
          {WORDS[language].term}
        </TooltipTerm>{' '}
        <span className="num">1.1824</span>
      </p>
    ),
  },
];
