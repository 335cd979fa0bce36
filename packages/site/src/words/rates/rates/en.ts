import type { WordsLike } from '../../loading/messages.ts';
import type { rates as chinese } from './zh-cn.ts';

export const rates = {
  'rates.views': 'Rates and calculators',
  'rates.deposits': 'Deposit rates',
  'rates.loans': 'Loan rates and LPR',
  'rates.depositCalculator': 'Deposit calculator',
  'rates.loanCalculator': 'Loan calculator',
  'rates.descriptions': {
    deposits:
      'Posted deposit rates of {bank} in renminbi and foreign currencies by term, with effective dates.',
    loans:
      'The loan prime rate as published month by month and the loan rates of {bank}, with effective dates.',
    depositCalculator:
      'Work out the interest on time deposits, call deposits and certificates of deposit at our posted rates, step by step.',
    loanCalculator:
      'Work out instalments, total interest and the repayment schedule of a loan at the LPR plus or minus a spread.',
  },
  'rates.kindColumn': 'Deposit',
  'rates.termColumn': 'Term',
  'rates.lprTerm': { '1Y': '1-year LPR', '5Y': 'Over-5-year LPR' },
  'rates.kind': {
    DEMAND: 'Demand deposit',
    FIXED: 'Time deposit',
    INSTALMENT: 'Instalment, drawdown and interest-drawing deposits',
    CALL1: 'Call deposit',
    CALL7: 'Call deposit',
    AGREEMENT: 'Agreement deposit (corporate)',
    LARGE_CD: 'Certificate of deposit',
  },
  'rates.fixed': (term) => `Fixed, ${term}`,
  'rates.since': 'In force from',
  'rates.lprSince': 'LPR published on',
  'rates.sameAsLastMonth': 'unchanged on the month',
  'rates.againstLastMonth': 'against last month',
  'rates.points': (points) => `${points} bps`,
  'rates.term': {
    '0': 'Demand',
    '1D': '1 day’s notice',
    '7D': '7 days’ notice',
    '1M': '1 month',
    '3M': '3 months',
    '6M': '6 months',
    '1Y': '1 year',
    '2Y': '2 years',
    '3Y': '3 years',
    '5Y': '5 years',
  } as Readonly<Record<string, string>>,
  'rates.currency': {
    CNY: 'Renminbi',
    USD: 'US dollar',
    EUR: 'Euro',
    GBP: 'Pound sterling',
    HKD: 'Hong Kong dollar',
    JPY: 'Japanese yen',
    AUD: 'Australian dollar',
    CAD: 'Canadian dollar',
    CHF: 'Swiss franc',
    SGD: 'Singapore dollar',
  } as Readonly<Record<string, string>>,
  'calc.reference':
    'For reference only. The interest and repayments in your deposit receipt or loan contract prevail.',
  'cases.title': 'Cases side by side',
  'cases.keep': 'Keep this calculation for comparison',
  'cases.full': 'There are three cases. Remove one to keep another.',
  'cases.hint':
    'Keep two or three cases to see how their interest differs. The address holds them and can be sent on.',
  'cases.name': (place: number) => `Case ${place}`,
  'cases.again': 'Change',
  'cases.remove': 'Remove',
  'cases.rate': 'Annual rate',
  'cases.interest': 'Interest',
  'cases.difference': 'Against case 1',
  'calc.submit': 'Calculate',
  'calc.result': 'Result',
  'calc.basis': 'How it is calculated',
  'calc.yuan': 'CNY',
} satisfies WordsLike<typeof chinese>;
