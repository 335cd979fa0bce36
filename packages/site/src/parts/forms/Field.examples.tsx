import type { Example } from '@bank/ui/examples';
import { TextField } from './Field.tsx';

const WORDS = {
  CN: {
    amount: '存款金额',
    hint: '1 万元起，按整数填写。',
    unit: '元',
    error: '请填写 1 万元以上的整数',
    phone: '手机号',
  },
  EN: {
    amount: 'Amount',
    hint: 'From CNY 10,000, in whole yuan.',
    unit: 'CNY',
    error: 'Enter a whole number of 10,000 or more',
    phone: 'Mobile number',
  },
};

export const examples: Example[] = [
  {
    name: 'with hint and unit',
    isInEveryTheme: true,
    render: (language) => {
      const { amount, hint, unit } = WORDS[language];
      return <TextField id="amount" name="amount" label={amount} hint={hint} suffix={unit} />;
    },
  },
  {
    name: 'with an error',
    isInEveryTheme: true,
    render: (language) => {
      const { amount, hint, unit, error } = WORDS[language];
      return (
        <TextField
          id="amount"
          name="amount"
          label={amount}
          hint={hint}
          suffix={unit}
          error={error}
          defaultValue="900"
        />
      );
    },
  },
  {
    name: 'optional',
    render: (language) => <TextField id="phone" name="phone" label={WORDS[language].phone} isOptional />,
  },
];
