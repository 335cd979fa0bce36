import type { Example } from '@bank/ui/examples';
import { NumberedSteps } from './NumberedSteps.tsx';

const WORDS = {
  CN: {
    title: '办理流程',
    steps: [
      { name: '提交申请', text: '在线填写，或到任一网点。' },
      { name: '审核资料', text: '资料齐全后 5 个工作日答复。' },
      { name: '签约放款', text: '合同签订后次日到账。' },
    ],
  },
  EN: {
    title: 'How it goes',
    steps: [
      { name: 'Apply', text: 'Online or at any branch.' },
      { name: 'Review', text: 'An answer within 5 working days.' },
      { name: 'Sign', text: 'Money the day after the contract.' },
    ],
  },
} as const;

export const examples: Example[] = [
  {
    name: 'three steps',
    isInEveryTheme: true,
    render: (language) => (
      <>
        <h2>{WORDS[language].title}</h2>
        <NumberedSteps steps={WORDS[language].steps} />
      </>
    ),
  },
];
