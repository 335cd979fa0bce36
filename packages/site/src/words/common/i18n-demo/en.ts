import type { WordsLike } from '../../loading/messages.ts';
import type { i18nDemo as chinese } from './zh-cn.ts';

export const i18nDemo = {
  lead: 'Every text of this site in both languages, side by side, with the way dates, amounts and rates are written. For editors and testers; kept out of search engines.',
  formats: 'Formats',
  formatsNote: 'Dates and times are always those of Beijing.',
  texts: 'Texts',
  dictionaries: 'Choose a dictionary',
  count: (name: string, texts: number) => `${name}, ${texts} texts`,
  all: 'All',
  key: 'Key',
  chinese: '中文',
  english: 'English',
  samples: 'Texts that take values are written with sample values.',
  formatNames: {
    dayInProse: 'Date in prose',
    dayInData: 'Date in a table',
    monthAndDay: 'Day and month',
    daySpan: 'Period',
    momentInProse: 'Date and time',
    money: 'Amount',
    largeMoney: 'Large amount, billions',
    largeMoneyMiddle: 'Large amount, millions',
    foreignMoney: 'Foreign currency',
    percent: 'Percentage',
    percentRange: 'Range of percentages',
    change: 'Change',
    holdingTerm: 'Term',
    fileSize: 'File size',
  },
} satisfies WordsLike<typeof chinese>;
