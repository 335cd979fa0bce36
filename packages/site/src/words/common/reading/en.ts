import type { WordsLike } from '../../loading/messages.ts';
import type { reading as chinese } from './zh-cn.ts';

export const reading = {
  'reading.days': (chart) => `${chart}: read day by day with the left and right arrow keys`,
  'reading.quotes': (chart) => `${chart}: read quote by quote with the left and right arrow keys`,
  'reading.items': (chart) => `${chart}: read figure by figure with the left and right arrow keys`,
  'reading.rows': (chart) => `${chart}: read row by row with the up and down arrow keys`,
  'reading.months': (chart) =>
    `${chart}: read month by month with the left and right arrow keys, a year at a time with up and down`,
  'reading.legend': 'Key',
  'reading.figures': (when, figures) =>
    `${when}: ${figures.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
} satisfies WordsLike<typeof chinese>;
