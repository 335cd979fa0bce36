import type { Example } from '@bank/ui/examples';
import { RadioGroup } from './RadioGroup.tsx';

const WORDS = {
  CN: {
    legend: '还款方式',
    names: ['等额本息', '等额本金'],
    hint: '等额本息每月还款相同。',
    error: '请选择还款方式',
  },
  EN: {
    legend: 'Repayment',
    names: ['Equal instalments', 'Equal principal'],
    hint: 'Equal instalments are the same every month.',
    error: 'Choose how to repay',
  },
};

const choices = (language: keyof typeof WORDS) =>
  WORDS[language].names.map((name, index) => ({ value: String(index), name }));

export const examples: Example[] = [
  {
    name: 'the first is chosen',
    isInEveryTheme: true,
    render: (language) => (
      <RadioGroup
        id="way"
        name="way"
        legend={WORDS[language].legend}
        hint={WORDS[language].hint}
        choices={choices(language)}
        defaultValue="0"
      />
    ),
  },
  {
    name: 'with an error',
    isInEveryTheme: true,
    render: (language) => (
      <RadioGroup
        id="way"
        name="way"
        legend={WORDS[language].legend}
        choices={choices(language)}
        error={WORDS[language].error}
      />
    ),
  },
];
