import type { TermWords } from '../../terms/use-term-words.ts';

export const terms: TermWords = {
  'terms.names': {
    UNIT_NAV: 'Unit net asset value (NAV)',
    ACC_NAV: 'Accumulated NAV',
    SEVEN_DAY_YIELD: '7-day annualised yield',
    TEN_THOUSAND_INCOME: 'Income per 10,000 units',
    BENCHMARK: 'Performance benchmark',
    RISK_LEVEL: 'Risk level',
    MIDDLE_RATE: 'Middle rate',
    SPOT_CASH: 'Spot and cash',
    LPR: 'Loan prime rate (LPR)',
    MAX_DRAWDOWN: 'Maximum drawdown',
    DEPOSIT_INSURANCE: 'Deposit insurance',
    AGENCY_SALE: 'Distribution',
  },
  'terms.texts': {
    UNIT_NAV:
      'What one unit is worth on the day: net assets divided by units. Dealing is at the NAV of the day, known after close.',
    ACC_NAV: 'Unit NAV plus all distributions per unit since inception: what each unit has brought in total.',
    SEVEN_DAY_YIELD:
      'The last seven days’ income of a money market fund as an annual percentage. It changes daily and is no promise.',
    TEN_THOUSAND_INCOME:
      'What 10,000 units of a money market fund earned on the day, in yuan; published daily.',
    BENCHMARK:
      'The yardstick a manager has chosen for the strategy. It is not an expected return and no promise of one.',
    RISK_LEVEL:
      'R1 (low) to R5 (high): how far principal and return may vary. Buy nothing above your own assessed level.',
    MIDDLE_RATE:
      'The reference between the buying and selling rates, for comparison and conversion; no deals are done at it.',
    SPOT_CASH:
      'Spot is currency in an account, cash is notes. Notes must be kept and moved, so banks pay less for them.',
    LPR: 'The loan reference published on the 20th of each month, 1-year and over-5-year. Loans are priced as LPR ± points.',
    MAX_DRAWDOWN:
      'The deepest fall of the NAV from a high to the low after it: what the worst moment would have cost.',
    DEPOSIT_INSURANCE:
      'Deposits of one depositor at one bank are covered up to CNY 500,000. Funds and wealth products are not.',
    AGENCY_SALE:
      'The bank only sells. The issuer runs the product and answers for it: investment, payment and risk management.',
  },
  'terms.title': 'Glossary',
  'terms.lead':
    'Terms with a dotted underline on this website, each in a sentence or two: what it is and what it is for.',
};
