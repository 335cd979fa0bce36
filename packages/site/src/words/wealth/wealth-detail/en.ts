import type { WordsLike } from '../../loading/messages.ts';
import type { wealthDetail as chinese } from './zh-cn.ts';

export const wealthDetail = {
  'detail.ended':
    'This product has matured. The page is kept for clients who held it; the Bank no longer sells it.',
  'detail.raising': (from: string, to: string) =>
    `This product is open for subscription from ${from} to ${to}.`,
  'detail.presale': (from: string) => `Subscription has not begun. It opens on ${from}.`,
  'detail.unlistedTitle': 'This product is not shown in lists at present',
  'detail.unlistedReasons': {
    REGISTER: 'It has no registration code yet.',
    BENCHMARK: 'The ends of its benchmark contradict each other; we are checking with the manager.',
    RAISE: 'Its subscription dates contradict each other; we are checking with the manager.',
    TERM: 'Its term and its dates contradict each other; we are checking with the manager.',
    NAV: 'Its NAV and its NAV history contradict each other; we are checking with the manager.',
    AMOUNT: 'Its minimum or its step is wrong; we are checking with the manager.',
  } as Readonly<Record<string, string>>,
  'detail.figures': 'Key figures',
  'detail.perYear': 'a year',
  'detail.formulaTitle': 'Benchmark, a formula',
  'detail.formulaBasis': 'Rebalanced daily; no fixed figure',
  'detail.noBenchmark': 'No benchmark',
  'detail.unitNav': 'Unit NAV',
  'detail.accNav': 'Accumulated NAV',
  'detail.noNav': 'No NAV yet',
  'detail.navDay': (day: string) => `NAV date ${day}`,
  'detail.term': 'Term',
  'detail.minimum': 'Minimum',
  'detail.step': (amount: string) => `in steps of ${amount}`,
  'detail.mainNotice': 'Important',
} satisfies WordsLike<typeof chinese>;
