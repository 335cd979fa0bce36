import type { WordsLike } from '../../loading/messages.ts';
import type { wideTable as chinese } from './zh-cn.ts';

export const wideTable = {
  'wide.inSight': (first: number, last: number, total: number) =>
    first === last ? `Column ${first} of ${total}` : `Columns ${first}–${last} of ${total}`,
  'wide.previous': 'Previous column',
  'wide.next': 'Next column',
} satisfies WordsLike<typeof chinese>;
