import type { Example } from '@bank/ui/examples';
import { FilterChips } from './FilterChips.tsx';

const WORDS = {
  CN: { label: '年份', names: ['全部', '2026', '2025', '更早'] },
  EN: { label: 'Year', names: ['All', '2026', '2025', 'Earlier'] },
};

export const examples: Example[] = [
  {
    name: 'the second is current',
    isInEveryTheme: true,
    render: (language) => (
      <FilterChips
        label={WORDS[language].label}
        chips={WORDS[language].names.map((name, index) => ({
          name,
          href: `/list?year=${index}`,
          isCurrent: index === 1,
        }))}
      />
    ),
  },
];
