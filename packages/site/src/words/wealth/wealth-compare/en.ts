import type { WordsLike } from '../../loading/messages.ts';
import type { wealthCompare as chinese } from './zh-cn.ts';

export const wealthCompare = {
  'compare.caption': 'Wealth products compared',
  'compare.title': 'Item by item',
  'compare.asOf': 'As of',
  'compare.chosen': (count) => (count === 0 ? 'No product chosen yet' : `${count} chosen`),
  'compare.differences': (count) =>
    count === 0
      ? 'All items are the same'
      : count === 1
        ? 'One item with a dot differs'
        : `${count} items with a dot differ`,
  'compare.howTo': 'Choose at least two to see differences',
  'compare.only': 'Differences only',
  'compare.different': 'different',
  'compare.unknown': (codes) =>
    `These cannot be compared: ${codes}. They may have been withdrawn, or the code is wrong.`,
  'compare.and': ', ',
  'compare.stop': '. ',
  'compare.full': (most) => `No more than ${most} at a time: please remove one first.`,
  'compare.found': (keyword, count) =>
    count === 0 ? `Nothing found for “${keyword}”` : `${count} found for “${keyword}”`,
  'compare.candidates': 'Add one to the comparison',
  'compare.ready': 'Or open a comparison that is ready',
  'compare.readyWhy': (apart: number) =>
    apart === 0
      ? 'Same risk level'
      : `Risk levels ${['one', 'two', 'three', 'four'][apart - 1] ?? apart} apart`,
  'compare.beginWith': 'You could begin with these',
  'compare.join': 'Compare',
  'compare.remove': (name) => `Remove ${name}`,
  'compare.swap': 'Swap',
  'compare.swapFor': (name) => `Swap for ${name}`,
  'compare.detail': 'Details',
  'compare.add': 'Add a product',
  'compare.addHint': 'Up to 4',
  'compare.addPlaceholder': 'Name or code',
  'compare.addSearch': 'Find',
  'compare.toList': 'Choose from all wealth products',
  'compare.fromTray': (count) => `Compare the ${count} you have chosen`,
  'compare.none': '—',
  'compare.returnAndRisk': 'Return and risk',
  'compare.benchmarkNote': 'A year; not a promise of return',
  'compare.annualised': 'Annualised since inception',
  'compare.past':
    'Simple: (newest ÷ first accumulated NAV − 1) ÷ days × 365. Past performance does not predict the future',
  'compare.drawdown': 'Maximum drawdown, 1 year',
  'compare.trend': 'NAV, 1 year',
  'compare.trendNote': 'Accumulated, weekly',
  'compare.trendConclusion': (from, to) => `Accumulated NAV from ${from} to ${to}`,
  'compare.termAndAccess': 'Term and access',
  'compare.dealing': 'Dealing',
  'compare.step': 'Step',
  'compare.redeem': 'Money back',
  'compare.holdingsAndFees': 'Holdings and fees',
  'compare.allocation': 'Allocation, last quarter-end',
  'compare.scope': 'Invests in',
  'compare.saleMode': 'Responsibility',
  'compare.saleModes': {
    OWN: 'Issued by the manager, sold by the Bank',
    AGENCY: 'The issuer bears the product; the Bank only sells it',
  },
  'compare.product': 'Product',
  'compare.scale': 'Size, last quarter-end',
  'compare.start': 'Inception',
  'compare.end': 'Maturity',
  'compare.papers': 'Documents',
  'compare.paperKinds': { MANUAL: 'Manual', RISK: 'Risk notice' },
  'compare.note': ' Please have your risk tolerance assessed before you buy.',
} satisfies WordsLike<typeof chinese>;
