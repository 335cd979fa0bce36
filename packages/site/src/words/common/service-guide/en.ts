import type { WordsLike } from '../../loading/messages.ts';
import type { serviceGuide as chinese } from './zh-cn.ts';

export const serviceGuide = {
  steps: 'How it works',
  materials: 'What to have ready',
  questions: 'Common questions',
  quotes: 'Rates now',
  quotesUnit: 'We sell at, CNY per 100 units',
  allQuotes: 'All rates',
  related: 'See also',
} satisfies WordsLike<typeof chinese>;
