import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { ChoiceLinks } from './ChoiceLinks.tsx';

const WORDS = {
  CN: { label: '区间', names: ['近 1 月', '近 3 月', '近 1 年', '成立以来'] },
  EN: { label: 'Range', names: ['1 month', '3 months', '1 year', 'Since launch'] },
};

const choices = (language: ExampleLanguage) =>
  WORDS[language].names.map((name, index) => ({
    name,
    href: `/fund?range=${index}`,
    isCurrent: index === 2,
  }));

export const examples: Example[] = [
  {
    name: 'chips',
    isInEveryTheme: true,
    render: (language) => <ChoiceLinks label={WORDS[language].label} choices={choices(language)} />,
  },
  {
    name: 'tabs',
    isInEveryTheme: true,
    render: (language) => (
      <ChoiceLinks label={WORDS[language].label} choices={choices(language)} look="tabs" />
    ),
  },
];
