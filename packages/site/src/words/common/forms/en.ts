import { lowerFirst } from '../../loading/lower-first.ts';
import type { WordsLike } from '../../loading/messages.ts';
import type { forms as chinese } from './zh-cn.ts';

export const forms = {
  'forms.optional': ' (optional)',
  'forms.summary': (count: number) =>
    count === 1 ? '1 answer needs attention' : `${count} answers need attention`,
  'forms.missing': (name: string) => `Enter the ${lowerFirst(name)}`,
  'forms.notListed': (name: string) => `Choose the ${lowerFirst(name)} again`,
  'forms.notDecimal': (name: string, example = '10000 or 10000.50') =>
    `${name} must be a number, such as ${example}`,
  'forms.notWhole': (name: string, example = '12') => `${name} must be a whole number, such as ${example}`,
  'forms.notDay': (name: string) => `${name} must be a date, such as 2026-11-20`,
  'forms.places': (name: string, most: number) =>
    most === 0 ? `${name} must be a whole number` : `${name} can have at most ${most} decimal places`,
  'forms.below': (name: string, limit: string) => `${name} must be ${limit} or more`,
  'forms.above': (name: string, limit: string) => `${name} must be ${limit} or less`,
  'forms.before': (name: string, limit: string) => `${name} must be ${limit} or later`,
  'forms.after': (name: string, limit: string) => `${name} must be ${limit} or earlier`,
  'forms.left': (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  'forms.tooLong': (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
} satisfies WordsLike<typeof chinese>;
