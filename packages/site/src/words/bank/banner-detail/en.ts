import type { WordsLike } from '../../loading/messages.ts';
import type { bannerDetail as chinese } from './zh-cn.ts';

export const bannerDetail = {
  until: 'Valid until',
} satisfies WordsLike<typeof chinese>;
