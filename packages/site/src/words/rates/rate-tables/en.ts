import type { WordsLike } from '../../loading/messages.ts';
import type { rateTables as chinese } from './zh-cn.ts';

export const rateTables = {
  'rates.cnyTitle': 'Posted renminbi deposit rates',
  'rates.foreignTitle': 'Posted foreign-currency deposit rates',
  'rates.loanTitle': 'Loan rates for individuals and small businesses',
  'rates.fundTitle': 'Housing provident fund loan rates',
  'rates.effective': (day: string) => `In force from ${day}`,
  'rates.unit': '% a year',
  'rates.versions': (title: string) => `${title}: versions`,
  'rates.versionsLabel': 'Versions',
  'rates.current': ' (current)',
  'rates.earlier': (shown: string, current: string) =>
    `These are the rates in force from ${shown}. The current rates took effect on ${current}.`,
  'rates.toCurrent': 'See current rates',
  'rates.noVersion': (first: string) =>
    `That day is before the earliest version on this page (${first}). Choose a version below.`,
  'rates.noRates': 'Rates have not been published yet. Please check again shortly, or call {hotline}.',
  'rates.download': 'Download CSV',
  'rates.minColumn': 'Minimum',
  'rates.step': (amount: string) => `in steps of ${amount}`,
  'rates.changeColumn': 'Change (basis points)',
  'rates.unchanged': 'Unchanged',
  'rates.changed': (points: string) => `, ${points} basis points against the previous version`,
  'rates.notOffered': 'Not offered',
  'rates.currencyColumn': 'Currency',
  'rates.minForeign': 'Minimum (own currency)',
  'rates.loanColumn': 'Loan',
  'rates.basisColumn': 'Priced at',
  'rates.tryColumn': 'Calculate',
  'rates.try': 'Calculate',
  'rates.tryLoan': (name: string) => `Calculate at the rate of ${name}`,
  'rates.spread': (term: string, points: number) =>
    points === 0 ? term : `${term} ${points < 0 ? 'minus' : 'plus'} ${Math.abs(points)} bps`,
  'rates.lprHistory': 'LPR history',
  'rates.lprUnit': '% a year, published on the 20th of each month or the next working day',
  'rates.lprSource':
    'Published by the National Interbank Funding Center. Figures for 2026 are demonstration data.',
  'rates.byState': 'Set by the state, the same at every bank',
  'rates.loanNote':
    'Annual rates (simple interest). “From” marks the lowest rate; yours depends on approval and is set in your contract. One basis point is 0.01 percentage points.',
  'rates.depositNote':
    'Rates before tax. Principal and interest are covered by deposit insurance. One basis point is 0.01 percentage points.',
  'rates.foreignNote':
    'Arrows show the change from the previous version: red for a rise, green for a fall. “–” means not offered. Ask a branch about other currencies.',
  'rates.pointsTerm': 'What a basis point is',
  'rates.lprTerms': 'What LPR and basis points are',
  'rates.rules': 'Interest and withdrawal',
  'rates.loanRules': 'Repayment and late payment',
  'rates.notices': 'Related notices',
  'rates.calculate': 'Work out your interest',
  'rates.calculateLoan': 'Work out your repayments',
} satisfies WordsLike<typeof chinese>;
