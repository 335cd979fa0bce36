import type { Example } from '@bank/ui/examples';
import { StateNotice } from './StateNotice.tsx';

const WORDS = {
  CN: {
    label: '产品状态',
    state: '本产品已于 2026 年 11 月 20 日到期，以下信息仅供查询。',
    more: '本产品不在列表中展示，可凭产品代码查询。',
  },
  EN: {
    label: 'State of the product',
    state: 'This product matured on 20 November 2026. What follows is kept for reference.',
    more: 'It is not listed, but can be found by its code.',
  },
};

export const examples: Example[] = [
  {
    name: 'a sentence',
    isInEveryTheme: true,
    render: (language) => {
      const { label, state } = WORDS[language];
      return (
        <StateNotice label={label}>
          <p>{state}</p>
        </StateNotice>
      );
    },
  },
  {
    name: 'two sentences',
    render: (language) => {
      const { label, state, more } = WORDS[language];
      return (
        <StateNotice label={label}>
          <p>{state}</p>
          <p>{more}</p>
        </StateNotice>
      );
    },
  },
];
