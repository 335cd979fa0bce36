import type { Example } from '../../examples.ts';
import { TextLink } from './TextLink.tsx';

const WORDS = {
  CN: { rule: '查看全部外汇牌价', action: '查看详情', more: '更多公告' },
  EN: { rule: 'All exchange rates', action: 'Details', more: 'More notices' },
};

export const examples: Example[] = [
  {
    name: 'on a rule, in a table, at the end of a head',
    isInEveryTheme: true,
    render: (language) => (
      <ul>
        {(['rule', 'action', 'more'] as const).map((variant) => (
          <li key={variant}>
            <TextLink href="/more" variant={variant}>
              {WORDS[language][variant]}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
  },
];
