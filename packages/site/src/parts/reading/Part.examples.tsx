import type { Example } from '@bank/ui/examples';
import { TextLink } from '@bank/ui';
import { Part } from './Part.tsx';

const WORDS = {
  CN: {
    title: '人民币存款利率',
    note: '自 2026 年 11 月 12 日起执行，年利率 %',
    action: '下载全部利率',
    text: '同一产品在不同渠道、不同区域的执行利率可能不同，以业务办理时为准。',
  },
  EN: {
    title: 'Renminbi deposit rates',
    note: 'In force from 12 November 2026, % a year',
    action: 'Download all rates',
    text: 'Rates may differ between channels and regions; the one at the time of dealing holds.',
  },
};

export const examples: Example[] = [
  {
    name: 'with note and action',
    isInEveryTheme: true,
    render: (language) => {
      const { title, note, action, text } = WORDS[language];
      return (
        <Part
          id="deposits"
          title={title}
          note={note}
          action={
            <TextLink href="/download" variant="action">
              {action}
            </TextLink>
          }
        >
          <p>{text}</p>
        </Part>
      );
    },
  },
  {
    name: 'title and text',
    render: (language) => (
      <Part id="deposits" title={WORDS[language].title}>
        <p>{WORDS[language].text}</p>
      </Part>
    ),
  },
];
