import type { WordsLike } from '../../loading/messages.ts';
import type { sorting as chinese } from './zh-cn.ts';

export const sorting = {
  'sort.by': (column: string) => `Sort by ${column}`,
  'sort.sorted': (column: string, direction: 'ascending' | 'descending') =>
    `Sorted by “${column}”, ${direction}`,
  'sort.chosen': (order: string) => `Order of the list: ${order}`,
  'sort.given': 'In the order given again',
} satisfies WordsLike<typeof chinese>;
