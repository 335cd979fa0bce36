import type { WordsLike } from '../../loading/messages.ts';
import type { newsHome as chinese } from './zh-cn.ts';

export const newsHome = {
  'newsHome.moreOf': (column: string) => `${column}: view all`,
  'newsHome.activities': 'Activities',
  'newsHome.numbers': 'Numbers in the news',
  'newsHome.numbersNote': 'Open any of them to see what it counts',
  'newsHome.activitiesNote': 'Free of charge, no products sold',
  'newsHome.services': 'Contact and feedback',
} satisfies WordsLike<typeof chinese>;
