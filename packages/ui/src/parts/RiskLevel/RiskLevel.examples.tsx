import type { Example } from '../../examples.ts';
import { RiskLevel } from './RiskLevel.tsx';

const LABELS = {
  CN: ['低风险', '中低风险', '中风险', '中高风险', '高风险'],
  EN: ['Low risk', 'Low to medium risk', 'Medium risk', 'Medium to high risk', 'High risk'],
};
const LEVELS = [1, 2, 3, 4, 5] as const;

export const examples: Example[] = [
  {
    name: 'five levels in words',
    isInEveryTheme: true,
    render: (language) => (
      <ul>
        {LEVELS.map((level) => (
          <li key={level}>
            <RiskLevel level={level} code={`R${level}`} label={LABELS[language][level - 1] ?? ''} />
          </li>
        ))}
      </ul>
    ),
  },
  { name: 'by its code alone', render: () => <RiskLevel level={3} code="R3" /> },
];
