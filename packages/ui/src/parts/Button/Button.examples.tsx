import type { Example } from '../../examples.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';

const WORDS = {
  CN: { send: '提交', back: '返回修改', call: '预约网点', rates: '查看今日利率' },
  EN: { send: 'Send', back: 'Change it', call: 'Book a branch visit', rates: "See today's rates" },
};

export const examples: Example[] = [
  {
    name: 'primary, quiet and disabled',
    isInEveryTheme: true,
    render: (language) => (
      <p>
        <Button>{WORDS[language].send}</Button> <Button variant="quiet">{WORDS[language].back}</Button>{' '}
        <Button disabled>{WORDS[language].send}</Button>
      </p>
    ),
  },
  {
    name: 'compact, with an icon',
    render: (language) => (
      <p>
        <Button compact>
          <Icon name="appointment" size={16} />
          {WORDS[language].call}
        </Button>{' '}
        <Button compact variant="quiet">
          {WORDS[language].back}
        </Button>
      </p>
    ),
  },
  {
    name: 'ghost on night ground, and links that look like buttons',
    isOnNight: true,
    isInEveryTheme: true,
    render: (language) => (
      <p>
        <ButtonLink href="/rates">{WORDS[language].rates}</ButtonLink>{' '}
        <ButtonLink href="/branches" variant="ghost">
          {WORDS[language].call}
        </ButtonLink>
      </p>
    ),
  },
];
