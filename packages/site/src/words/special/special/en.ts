import type { WordsLike } from '../../loading/messages.ts';
import type { special as chinese } from './zh-cn.ts';

/** Words of the pages of special finance. */
export const special = {
  services: 'Special finance services',
  themes: {
    TECH: 'Technology finance',
    CULTURE: 'Culture finance',
    GREEN: 'Green finance',
    SMALL: 'Small-business finance',
  } as Readonly<Record<string, string>>,
  leads: {
    TECH: 'Lent on research spending, patents and orders, not on collateral alone: up to CNY\u00a030 million over five years, interest only in the first.',
    CULTURE:
      'Lent on copyright, box office, orders and receivables, drawn and repaid by the stages of a project: up to CNY\u00a020 million.',
    GREEN:
      'Priced on the carbon that a project saves; when it meets its target, the rate falls the next year. Terms of up to 20 years.',
    SMALL:
      'Lent on tax, invoices and takings, applied for online, drawn and repaid at will: up to CNY\u00a05 million, interest by the day.',
  } as Readonly<Record<string, string>>,
  industriesCaption: 'Amount, term and repayment follow the business cycle',
  scheme: 'Scheme',
  limit: 'Limit',
  term: 'Term',
  basis: 'Limit based on',
  schemesOf: (name: string) => `${name}: limits, terms and what they are based on`,
  upTo: (name: string) => `${name}, up to`,
  atLongest: (name: string) => `${name}, at the longest`,
  specialtyBranches: 'Specialist sub-branches',
  branchUnit: '',
  case: 'Case',
  caseEnd: (customer: string, outcome: string) => [customer, outcome].filter(Boolean).join(': ') + '.',
  all: (name: string, count: number) => `${name}: ${count}`,
  branchesTitle: 'A specialist sub-branch near you',
  branchesCaption: (count: number) => `${count} specialist sub-branches whose people know the industry`,
  branchesMore: 'All specialist sub-branches',
  branchesIn: (count: number) => String(count),
  newsTitle: 'Special finance news',
  newsMore: 'All news',
  howTitle: 'From enquiry to loan',
  howCaption: 'Usual times with complete papers; approval decides',
  step1: 'Tell us',
  step1Text:
    'Visit a specialist sub-branch or call {hotline}. Bring your licence and a year of accounts or takings; half an hour shows whether it can work.',
  step2: 'Send the papers',
  step2Text: 'One list, one time. What tax, court and patent registers show, we look up ourselves.',
  step3: 'Approval and contract',
  step3Text:
    'Three working days up to CNY\u00a05 million, ten up to CNY\u00a030 million. A refusal comes with its reasons in writing.',
  step4: 'Loan and after',
  step4Text:
    'Paid within two working days of signing. We call each quarter; if business turns difficult, tell us early.',
  plans: 'Solutions',
  cases: 'Cases',
  policies: 'Policy explained',
  casesNote: 'Published with the clients’ consent, without their names; the amounts are real.',
  search: 'Find',
  keyword: 'Title or text',
  searchIn: (name: string) => `Search ${name}`,
  found: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  none: 'Nothing matches. Try another keyword.',
  clear: 'Show all',
  branchesOf: (name: string) => `Branches for ${name.toLowerCase()}`,
  allBranchesOf: (count: number) => `All ${count}`,
  ask: 'Talk to us',
  askText: 'Working days 09:00–17:30; a relationship manager calls back within one working day.',
  askNote: 'We charge nothing for advice and use no agents for loans.',
  other: 'Other industries',
  back: 'Back to special finance',
  failed: 'This part did not arrive. Please reload in a moment.',
} satisfies WordsLike<typeof chinese>;
