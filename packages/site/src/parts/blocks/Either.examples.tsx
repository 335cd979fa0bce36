import type { Example } from '@bank/ui/examples';
import { Either } from './Either.tsx';

const WORDS = {
  CN: { wide: '查看全部 46 只在售理财产品', narrow: '全部产品' },
  EN: { wide: 'See all 46 products on sale', narrow: 'All products' },
};

export const examples: Example[] = [
  {
    name: 'the wording for the width',
    render: (language) => (
      <p>
        <Either {...WORDS[language]} />
      </p>
    ),
  },
];
