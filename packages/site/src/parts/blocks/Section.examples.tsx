import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { Section } from './Section.tsx';

const WORDS = {
  CN: {
    title: '今日行情',
    caption: '2026 年 11 月 20 日 10:30 更新',
    more: { wide: '全部 22 个币种', narrow: '全部币种', url: '/personal/personalExchangeRate' },
    text: '成交以实际交易时为准。',
  },
  EN: {
    title: "Today's market",
    caption: 'Updated at 10:30 on 20 November 2026',
    more: { wide: 'All 22 currencies', narrow: 'All', url: '/en/personal/personalExchangeRate' },
    text: 'The rate at the time of dealing holds.',
  },
};

const GROUNDS = ['page', 'surface', 'night'] as const;

const section = (ground: (typeof GROUNDS)[number]) =>
  function drawn(language: ExampleLanguage) {
    const { text, ...head } = WORDS[language];
    return (
      <Section id="market" ground={ground} {...head}>
        <p>{text}</p>
      </Section>
    );
  };

export const examples: Example[] = GROUNDS.map((ground) => ({
  name: `on ${ground} ground`,
  place: 'window',
  isInEveryTheme: true,
  render: section(ground),
}));
