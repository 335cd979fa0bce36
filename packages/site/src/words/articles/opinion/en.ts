import type { WordsLike } from '../../loading/messages.ts';
import type { opinion as chinese } from './zh-cn.ts';

export const opinion = {
  'opinion.ask': 'Was this page useful?',
  'opinion.yes': 'Yes',
  'opinion.no': 'No',
  'opinion.thanks': 'Thank you, we have noted it.',
  'opinion.sorry': 'Thank you, we have noted it. Tell us what is missing or wrong.',
  'opinion.tooMany': 'Too many answers. Try again in a moment.',
  'opinion.failed': 'It could not be noted. Try again in a moment.',
  'opinion.feedback': 'A comment on this page, or something to correct? Tell us',
} satisfies WordsLike<typeof chinese>;
