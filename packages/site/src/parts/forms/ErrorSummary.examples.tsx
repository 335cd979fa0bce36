import type { Example } from '@bank/ui/examples';
import { ErrorSummary } from './ErrorSummary.tsx';

const PROBLEMS = {
  CN: { amount: '请填写 1 万元以上的整数', term: '请选择存期' },
  EN: { amount: 'Enter a whole number of 10,000 or more', term: 'Choose a term' },
};

export const examples: Example[] = [
  {
    name: 'two problems',
    isInEveryTheme: true,
    render: (language) => <ErrorSummary problems={PROBLEMS[language]} />,
  },
];
