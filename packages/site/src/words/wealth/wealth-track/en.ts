import type { WordsLike } from '../../loading/messages.ts';
import type { wealthTrack as chinese } from './zh-cn.ts';

export const wealthTrack = {
  'track.asTable': 'View as table',
  'track.csv': 'Download CSV',
  'track.of': '; ',
  'track.attained': 'Was the benchmark reached?',
  'track.attainedCount': (count, reached) =>
    `At or above the low end in ${reached} of ${count} ${count === 1 ? 'period' : 'periods'}`,
  'track.results': { BELOW: 'Below', WITHIN: 'Within', ABOVE: 'Above' },
  'track.attainedReading': (day, range, reached, result) =>
    `period to ${day}: benchmark ${range}, reached ${reached}, ${result.toLowerCase()}`,
  'track.attainedNote':
    'Reached, a year = (NAV at the end ÷ NAV at the start − 1) ÷ days × 365, simple, from the accumulated NAV; the axis names the end of each period. Gold is the benchmark range in force then; a hollow dot is below it. A benchmark is a reference and no promise.',
  'track.period': 'Period',
  'track.periodSpan': (from, to) => `${from} – ${to}`,
  'track.benchmark': 'Benchmark',
  'track.reached': 'Reached, a year',
  'track.result': 'Result',

  'track.months': 'More or less than the benchmark',
  'track.monthsCount': (count, above) =>
    `Above the benchmark in ${above} of ${count} months; differences in percentage points`,
  'track.monthReading': (month, own, benchmark, difference) =>
    `${month}: product ${own}, benchmark ${benchmark}, difference ${difference} points`,
  'track.monthsNote': (from) =>
    `The dot is the product, the diamond the benchmark by its formula, rebalanced daily, the line what lies between. From ${from}; the first month and this one may be parts.`,
  'track.month': 'Month',
  'track.own': 'Product',
  'track.formula': 'Benchmark',
  'track.difference': 'Difference, points',

  'track.outcomes': 'What holding it has come to',
  'track.outcomesAside': (day) => `Accumulated NAV, to ${day}`,
  'track.holding': 'Held for',
  'track.holdings': { 1: '1 month', 3: '3 months', 6: '6 months', 12: '1 year' },
  'track.count': 'Times',
  'track.countOf': (count) => String(count),
  'track.gained': 'Gained',
  'track.gainedShare': (share) => `${share} up`,
  'track.worst': 'Worst',
  'track.median': 'Median',
  'track.best': 'Best',
  'track.outcomeReading': (holding, count, gained, worst, median) =>
    `held for ${holding}, ${gained} of ${count} times gained, worst ${worst}, median ${median}`,
  'track.outcomesNote':
    'Counted once from every NAV day: accumulated NAV when the holding ends (the day before where a day has none) ÷ accumulated NAV on the first day − 1, before subscription and redemption fees and tax. Gold runs from the worst to the best, the dot is the middle one in order of size. The times overlap. Past results do not predict the future and are no promise of return.',

  'track.openings': 'When you can buy and sell',
  'track.everyDay': 'Orders are taken on every dealing day.',
  'track.openNow': (to) => `Open today and until ${to}. `,
  'track.openToday': 'Open today. ',
  'track.openNext': (span) => `Next: ${span}. `,
  'track.openSpan': (from, to) => `${from} – ${to}`,
  'track.weekdays': { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
  'track.open': 'Open',
  'track.today': 'Today',
  'track.step.apply': 'Place your order',
  'track.step.confirm': 'Units and NAV are confirmed',
  'track.step.payOut': 'Redemption is paid out',
  'track.steps': 'Order, confirmation and payment',
  'track.calendar': 'Add to calendar',
  'track.openingsNote':
    'Moved to the next dealing day on holidays. The time of day and the shortest holding are those of the product manual.',
} satisfies WordsLike<typeof chinese>;
