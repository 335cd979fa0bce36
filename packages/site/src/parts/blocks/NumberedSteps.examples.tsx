import type { Example } from '@bank/ui/examples';
import { NumberedSteps } from './NumberedSteps.tsx';

const WORDS = {
  CN: {
    title: '办理流程',
    steps: [
      ['提交申请', '在线填写，或到任一网点。'],
      ['审核资料', '资料齐全后 5 个工作日答复。'],
      ['签约放款', '合同签订后次日到账。'],
    ],
  },
  EN: {
    title: 'How it goes',
    steps: [
      ['Apply', 'Online or at any branch.'],
      ['Review', 'An answer within 5 working days.'],
      ['Sign', 'Money the day after the contract.'],
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
