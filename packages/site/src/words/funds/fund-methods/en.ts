import type { WordsLike } from '../../loading/messages.ts';
import type { fundMethods as chinese } from './zh-cn.ts';

export const fundMethods = {
  'methods.lead':
    'Another method gives another figure for the same fund. This page says how each figure here is worked out, and on what authority.',
  'methods.figures': 'How each figure is worked out',
  'methods.formula': 'Formula',
  'methods.source': 'Source',
  'methods.example': 'Example',
  'methods.by': 'Worked out for ',
  'methods.returnOf': (change: string, from: string, to: string) => `${from} to ${to}: ${change}`,
  'methods.fallOf': (fall: string, from: string, to: string, months: number | undefined) =>
    `${from} to ${to}: ${fall}, ${months === undefined ? 'not yet made up for' : `made up for in ${months === 1 ? 'a month' : `${months} months`}`}`,
  'methods.sharpeOf': (year: string, free: string, volatility: string, sharpe: string) =>
    `(${year} − ${free}) ÷ ${volatility} ≈ ${sharpe}`,
  'methods.rankOf': (place: number, count: number) =>
    `no. ${place} of ${count} of its type by one-year return`,
  'methods.feeOf': 'CNY\u00a010,000.00 at a rate of 0.15%: 10,000.00 ÷ 1.0015 = 9,985.02, fee CNY\u00a014.98',
  'methods.lineOf': (name: string, fall: string) => `${name} over one year; deepest fall ${fall}`,
  'methods.lineNote':
    'One year with distributions reinvested; the gold corner is the deepest fall, from its height to its depth.',
  'methods.name': {
    'total-return': 'Return over a period',
    'money-return': 'Return of money market funds',
    volatility: 'Volatility a year',
    drawdown: 'Deepest fall (maximum drawdown)',
    sharpe: 'Sharpe ratio',
    benchmark: 'Benchmark',
    rank: 'Rank and average among peers',
    correlation: 'Correlation',
    overlap: 'Overlap of holdings',
    fee: 'Subscription fee',
  },
  'methods.says': {
    'total-return':
      'What was earned from the first day to the newest NAV with all distributions reinvested. A period begins on the same day some months before, or the last day before it that has a NAV. Periods longer than the life of a fund are not shown.',
    'money-return':
      'A unit is always one yuan; income per 10,000 units is compounded day by day. The seven-day yield annualises the income of seven calendar days.',
    volatility: 'How widely the NAV swings from day to day, over one year.',
    drawdown:
      'What was lost within the year by buying at the highest point and selling at the lowest after it. The time to recover counts from the lowest point until the old level is reached again; begun months count.',
    sharpe:
      'Return above a deposit for each unit of volatility. Money market funds hardly swing and have none.',
    benchmark:
      'What the fund contract measures the fund by: usually some indices and a deposit rate, by weight.',
    rank: 'Within one type, by return over the same period; equal returns share a place. The average is the mean of cumulative returns.',
    correlation:
      'On the comparison, whether two funds move together: 1 always, 0 not at all. Only days on which all compared funds have a NAV count.',
    overlap:
      'On the comparison, how much of the published largest holdings is the same. Only what is published can be seen; the true overlap may be greater.',
    fee: 'Taken out of the amount. From five million yuan a fixed sum is charged.',
  },
  'methods.formulas': {
    'total-return':
      '∏ (NAV + distribution) ÷ NAV of the day before − 1, reinvested at the NAV of the ex-date',
    'money-return':
      '∏ (1 + income per 10,000 ÷ 10,000) − 1; seven-day yield = (growth of seven days)^(365 ÷ 7) − 1',
    volatility:
      'Sample standard deviation of daily logarithmic returns × √244 (average dealing days of A shares a year)',
    drawdown: 'min (value ÷ highest value so far − 1), distributions reinvested',
    sharpe: '(one-year return − rate without risk) ÷ volatility',
    benchmark: 'Rebalanced every day: Σ weight × change of the day; a rate counts as rate ÷ 365 × days',
    rank: 'Compared are funds that have not ended and whose NAV is no more than ten days behind. Ended funds are missing, so averages may be too high',
    correlation: 'Pearson correlation of daily returns',
    overlap: 'Σ min (share of net assets in either fund), security by security',
    fee: 'Net amount = amount ÷ (1 + rate); fee = amount − net amount; units = net amount ÷ NAV',
  },
  'methods.sources': {
    'total-return': 'CFA Institute, GIPS: time-weighted return',
    'money-return': 'CSRC rules for the disclosure of money market funds',
    volatility: 'Usual practice',
    drawdown: 'Magdon-Ismail and Atiya, 2004',
    sharpe: 'Sharpe, 1966 and 1994',
    benchmark: 'The fund contract',
    rank: 'Our own rule',
    correlation: 'Usual statistics',
    overlap: 'Periodic reports of the funds',
    fee: 'CSRC “outside” method',
  },
  'methods.riskFree': (rate) =>
    `${rate} is our present one-year deposit rate, taken as the rate without risk, and changes with it.`,
  'methods.peers': 'Peer groups',
  'methods.peersText': (day) =>
    `Funds are grouped by type. These are the numbers that have a year of figures and are compared, as of ${day}.`,
  'methods.type': 'Type',
  'methods.count': 'Funds',
  'methods.young': (count) =>
    `${count} more ${count === 1 ? 'fund is' : 'funds are'} younger than a year and have no figures of risk.`,
  'methods.when': 'When figures change',
  'methods.whenText':
    'NAVs are imported every dealing evening and all figures are worked out anew from them; figures supplied by others are not taken. Where a NAV is corrected, everything that depends on it is worked out again.',
  'methods.toField': 'Back to risk and return',
  'methods.toGlossary': 'Glossary',
} satisfies WordsLike<typeof chinese>;
