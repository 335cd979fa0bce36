import type { Example } from '@bank/ui/examples';
import { Clauses } from './Clauses.tsx';

const TEXTS = {
  CN: '2026 年三季报：不良贷款率降至 0.98%，拨备覆盖率保持 268%',
  EN: 'Third-quarter results: NPL ratio down to 0.98%, coverage at 268%',
};

export const examples: Example[] = [
  {
    name: 'a headline of clauses',
    render: (language) => (
      <p>
        <Clauses text={TEXTS[language]} />
      </p>
    ),
  },
];
