import type { WordsLike } from '../../loading/messages.ts';
import type { fundCompare as chinese } from './zh-cn.ts';

export const fundCompare = {
  'compare.caption': 'Funds compared',
  'compare.title': 'Side by side',
  'compare.asOf': 'NAV date',
  'compare.chosen': (count) => (count === 0 ? 'No fund chosen' : `${count} chosen`),
  'compare.differences': (count) =>
    count === 0
      ? 'All the same'
      : count === 1
        ? 'One row with a dot differs'
        : `${count} rows with a dot differ`,
  'compare.howTo': 'Choose at least two to see differences',
  'compare.only': 'Differences only',
  'compare.different': 'different',
  'compare.unknown': (codes) =>
    `These funds cannot be compared: ${codes}. They may have been terminated, or the code is wrong.`,
  'compare.and': ', ',
  'compare.full': (most) => `At most ${most} funds can be compared; please remove one first.`,
  'compare.found': (keyword, count) =>
    count === 0
      ? `No fund open for subscription found for “${keyword}”`
      : `Funds open for subscription found for “${keyword}”: ${count}`,
  'compare.candidates': 'Choose one to add',
  'compare.ready': 'Or open a comparison that is ready',
  'compare.readyWhy': (apart: number) =>
    apart === 0
      ? 'Same risk level'
      : `Risk levels ${['one', 'two', 'three', 'four'][apart - 1] ?? apart} apart`,
  'compare.beginWith': 'You could start with these',
  'compare.join': 'Add',
  'compare.remove': (name) => `Remove ${name}`,
  'compare.swap': 'Swap',
  'compare.swapFor': (name) => `Swap for ${name}`,
  'compare.detail': 'Details',
  'compare.add': 'Add a fund',
  'compare.addHint': 'Up to 4 funds',
  'compare.addPlaceholder': 'Name, code or pinyin',
  'compare.addSearch': 'Find',
  'compare.toList': 'Choose from the list of funds',
  'compare.fromTray': (count) => `Compare the ${count} you have chosen`,
  'compare.none': '—',
  'compare.chart': 'Cumulative return from one starting point',
  'compare.chartUnit': (from) => `%, 0% on ${from}, distributions reinvested`,
  'compare.chartYoungest': (from) =>
    `A fund is younger than the period: the comparison begins on ${from}, the first day of all.`,
  'compare.conclusion': (range, figures) => `${range}, cumulative return: ${figures}.`,
  'compare.figure': (name, value) => `${name} ${value}`,
  'compare.comma': ', ',
  'compare.chartNone': 'The chosen funds have no NAV history yet.',
  'compare.empty': 'No data in this period',
  'compare.pairs': 'Do they really differ?',
  'compare.pairsText':
    'Above, the correlation of daily returns over the period of the chart: near 1 they rise and fall together. Below, the overlap of published holdings as a share of net assets.',
  'compare.pairsHow': 'How it is worked out',
  'compare.pairsSelf': 'the same fund',
  'compare.overlap': (percent) => `Overlap ${percent}`,
  'compare.overlapNone': 'no holdings published',
  'compare.returns': 'Return (past performance is no guide to future performance)',
  'compare.risk': 'Risk',
  'compare.riskLevel': 'Risk level',
  'compare.drawdown': 'Maximum drawdown, 1 year',
  'compare.rangeDrawdown': 'Maximum drawdown in the chart',
  'compare.sharpe': 'Sharpe ratio, 1 year',
  'compare.stdDev': 'Volatility, 1 year',
  'compare.trade': 'Dealing and fees',
  'compare.minimum': 'Minimum subscription',
  'compare.buyRate': 'Subscription fee',
  'compare.buyRateNote': 'Small amounts, with our discount',
  'compare.state': 'Dealing',
  'compare.confirm': 'Confirmation',
  'compare.arrival': 'Redemption proceeds',
  'compare.holdings': 'Investment and management',
  'compare.allocation': 'Asset allocation',
  'compare.allocationNote': '% of net assets',
  'compare.managers': 'Managers',
  'compare.company': 'Fund company',
  'compare.custodian': 'Custodian',
  'compare.benchmark': 'Benchmark',
  'compare.about': 'About the fund',
  'compare.type': 'Type',
  'compare.setup': 'Established',
  'compare.scale': 'Net assets',
} satisfies WordsLike<typeof chinese>;
