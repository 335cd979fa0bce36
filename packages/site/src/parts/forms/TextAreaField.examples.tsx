import type { Example } from '@bank/ui/examples';
import { TextAreaField } from './TextAreaField.tsx';

const WORDS = {
  CN: { label: '您的意见', hint: '请勿填写卡号、密码。', text: '网点排队时间较长，建议增加预约时段。' },
  EN: {
    label: 'Your opinion',
    hint: 'Please give no card numbers or passwords.',
    text: 'Queues at the branch are long; please offer more appointments.',
  },
};

const area = (most: number): Example['render'] =>
  function drawn(language) {
    const { label, hint, text } = WORDS[language];
    return (
      <TextAreaField
        id="text"
        name="text"
        label={label}
        hint={hint}
        most={most}
        rows={4}
        defaultValue={text}
      />
    );
  };

export const examples: Example[] = [
  { name: 'with room left', isInEveryTheme: true, render: area(200) },
  { name: 'too long', render: area(10) },
  { name: 'without script', isWithoutScript: true, render: area(200) },
];
