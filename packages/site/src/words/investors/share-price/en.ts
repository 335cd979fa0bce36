import type { WordsLike } from '../../loading/messages.ts';
import type { sharePrice as chinese } from './zh-cn.ts';

export const sharePrice = {
  'share.unit': 'CNY, the closing price of each trading day',
  'share.demoUnit': 'Demo series, not a real price; CNY, one for each trading day',
  'share.close': 'Share price',
  'share.reinvested': 'Dividends reinvested',
  'share.dayChange': 'Change on the day before',
  'share.sign': 'D',
  'share.each': (sum: string) => `CNY\u00a0${sum}`,
  'share.dividendOn': (day: string, sum: string) =>
    `Ex-dividend on ${day}: CNY\u00a0${sum} a share before tax`,
  'share.reinvestedTo': (value: string, change: string) =>
    `; with the dividends of the period put into shares at the close of the ex-date it comes to CNY\u00a0${value}, ${change}`,
  'share.note':
    'D marks an ex-date; dividends are those of a share, before tax. The line with dividends reinvested begins at the price of the first day shown and leaves out tax and fees. Past performance says nothing of the future; the exchange’s prices prevail.',
  'share.paid': (list: string) => `Paid in the period: ${list}. `,
  'share.paidOn': (day: string, sum: string) => `CNY\u00a0${sum} on ${day}`,
  'share.paidJoin': ', ',
  'share.demoNote': 'This series is made by the demo from a fixed seed.',
} satisfies WordsLike<typeof chinese>;
