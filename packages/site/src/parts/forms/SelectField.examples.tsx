import type { Example } from '@bank/ui/examples';
import { SelectField } from './SelectField.tsx';

const WORDS = {
  CN: { label: '存期', names: ['三个月', '一年', '三年'], error: '请选择存期' },
  EN: { label: 'Term', names: ['Three months', 'One year', 'Three years'], error: 'Choose a term' },
};

const choices = (language: keyof typeof WORDS) =>
  WORDS[language].names.map((name, index) => ({ value: String(index), name }));

export const examples: Example[] = [
  {
    name: 'one of three terms',
    isInEveryTheme: true,
    render: (language) => (
      <SelectField
        id="term"
        name="term"
        label={WORDS[language].label}
        choices={choices(language)}
        defaultValue="1"
      />
    ),
  },
  {
    name: 'with an error',
    render: (language) => (
      <SelectField
        id="term"
        name="term"
        label={WORDS[language].label}
        choices={choices(language)}
        error={WORDS[language].error}
      />
    ),
  },
];
