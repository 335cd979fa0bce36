import type { Example } from '@bank/ui/examples';
import { Answered } from './Answered.tsx';

const WORDS = {
  CN: { title: '查询结果', text: '查到 1 位销售人员，请与本人工牌逐项核对。' },
  EN: { title: 'Result', text: 'One member of staff was found; compare with the badge line by line.' },
};

export const examples: Example[] = [
  {
    name: 'what was found',
    render: (language) => (
      <Answered id="answer" title={WORDS[language].title}>
        <p>{WORDS[language].text}</p>
      </Answered>
    ),
  },
];
