import type { WordsLike } from '../../loading/messages.ts';
import type { depositCalculator as chinese } from './zh-cn.ts';

export const depositCalculator = {
  'deposit.intro':
    'Choose a deposit and enter the amount and dates. The posted rate is used unless you enter one agreed with us.',
  'deposit.kinds': 'Deposit',
  'deposit.kind': {
    FIXED: 'Time deposit',
    LARGE_CD: 'Certificate of deposit',
    CALL: 'Call deposit',
    DEMAND: 'Demand',
    INSTALMENT: 'Instalment savings',
    GOAL: 'Savings goal',
  },
  'deposit.currency': 'Currency',
  'deposit.amount': 'Amount',
  'deposit.monthly': 'Monthly amount',
  'deposit.goal': 'Goal',
  'deposit.goalAnnounce': (monthly: string, total: string) =>
    `Put aside ${monthly} a month for ${total} at maturity`,
  'deposit.goalRule':
    'The same amount each month, so that principal and interest reach the goal: goal ÷ (months + monthly rate × the months that all deposits earn together), rounded up to the cent.',
  'deposit.goalSum': (goal: string, rate: string, months: number, monthly: string) =>
    `${goal} ÷ (${months} + ${rate} ÷ 12 × ${(months * (months + 1)) / 2}) ≈ ${monthly}`,
  'deposit.monthCount': (months: number) => (months === 1 ? '1 month' : `${months} months`),
  'deposit.more': 'More conditions',
  'deposit.term': 'Term',
  'deposit.notice': 'Notice',
  'deposit.noticeOf': { CALL1: '1 day’s notice', CALL7: '7 days’ notice' },
  'deposit.start': 'Date of deposit',
  'deposit.end': 'Date of withdrawal',
  'deposit.endHint':
    'Before maturity counts as an early withdrawal; time after maturity earns the demand rate. Leave empty for maturity.',
  'deposit.own': 'Annual rate',
  'deposit.ownHint': 'Leave empty for the posted rate.',
  'deposit.noOffer': (currency: string, term: string) =>
    `There is no ${term} deposit in ${currency}. Choose another currency or term.`,
  'deposit.steps': (least: string, step: string) =>
    `The amount must be ${least} or more, in steps of ${step}`,
  'deposit.endAfter': 'The date of withdrawal must be after the date of deposit',
  'deposit.interest': { HELD: 'Interest at maturity', PAID: 'Interest' },
  'deposit.total': 'Principal and interest',
  'deposit.principal': 'Principal',
  'deposit.maturity': 'Maturity',
  'deposit.paidOn': 'Withdrawn on',
  'deposit.rate': 'Annual rate',
  'deposit.noticeBy': 'Give notice by',
  'deposit.announce': (interest: string, total: string) => `Interest ${interest}, ${total} in all`,
  'deposit.early': (rate: string, forgone: string) =>
    `Withdrawn early, the deposit earns the demand rate of ${rate}: ${forgone} less than held to maturity.`,
  'deposit.overdue': (rate: string) => `The time after maturity earns the demand rate of ${rate}.`,
  'deposit.tooShort': (rate: string) =>
    `Held for less than the notice period, the deposit earns the demand rate of ${rate}.`,
  'deposit.months': (amount: string, rate: string, months: number, interest: string) =>
    `${amount} × ${rate} × ${months} ÷ 12 = ${interest}`,
  'deposit.instalments': (amount: string, rate: string, months: number, earning: number, interest: string) =>
    `${amount} × ${rate} ÷ 12 × ${earning} = ${interest} (${earning} is the sum of 1 to ${months}: the first deposit earns for ${months} months, the last for one)`,
  'deposit.days': (amount: string, rate: string, days: number, basis: number, interest: string) =>
    `${amount} × ${rate} × ${days} ÷ ${basis} = ${interest}`,
  'deposit.monthsRule': (months: number) => `By the month: principal × annual rate × ${months} months ÷ 12.`,
  'deposit.daysRule': (days: number, basis: number) =>
    `By the day: principal × annual rate × ${days} days ÷ ${basis}. The day of deposit counts, the day of withdrawal does not.`,
  'deposit.instalmentsRule':
    'By the month: monthly amount × monthly rate × the months that all deposits earn together.',
  'deposit.rounding':
    'Interest is rounded to the cent, halves up (yen to the yen). Where the month of maturity has no such day, its last day stands for it.',
  'deposit.demandRounding':
    'Calculated as a single settlement: interest on the interest credited each quarter (on the 20th of its last month) is left out.',
  'deposit.compare': 'Compare terms',
  'deposit.compareNote': (amount: string) => `The same ${amount}, held to maturity:`,
  'deposit.compareExample': (amount: string) => `For example, ${amount} held to maturity:`,
} satisfies WordsLike<typeof chinese>;
