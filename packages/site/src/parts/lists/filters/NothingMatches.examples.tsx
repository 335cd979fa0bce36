import type { Example } from '@bank/ui/examples';
import { NothingMatches } from './NothingMatches.tsx';

const WORDS = {
  CN: {
    chosen: 'R1 低风险',
    words: {
      text: '没有产品同时符合这些条件。',
      advice: '可以去掉其中一项：',
      without: (label: string) => `不限“${label}”`,
      all: '清除全部条件',
      call: '也可致电 95526 咨询。',
    },
  },
  EN: {
    chosen: 'R1 Low',
    words: {
      text: 'No product meets all of these limits.',
      advice: 'Try giving one up:',
      without: (label: string) => `Without ${label}`,
      all: 'Clear all limits',
      call: 'Or call us on 95526.',
    },
  },
};

export const examples: Example[] = [
  {
    name: 'with the ways out',
    render: (language) => (
      <NothingMatches
        chosen={[{ label: WORDS[language].chosen, href: '/list?mode=OPEN' }]}
        clearHref="/list"
        words={WORDS[language].words}
      />
    ),
  },
];
