import type { WordsLike } from '../../loading/messages.ts';
import type { terms as chinese } from './zh-cn.ts';

export const terms = {
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
    PERFORMANCE_RANK: 'Peer rank',
    SHARPE: 'Sharpe ratio',
    VOLATILITY: 'Volatility',
    NET_ASSETS_SHARE: 'Share of net assets',
    REPO: 'Repo (repurchase)',
    BASIS_POINT: 'Basis point',
    PERCENTAGE_POINT: 'Percentage point',
    SHARE_CLASS: 'Share class',
    SUBSCRIPTION_FEE: 'Subscription fee',
    REDEMPTION_FEE: 'Redemption fee',
    ONGOING_FEES: 'Management, custody and service fees',
    EX_DATE: 'Ex-date',
    DIVIDEND_REINVESTMENT: 'Dividend reinvestment',
    QDII: 'QDII',
    FOF: 'FOF',
    REGISTER_CODE: 'Registration code',
    OPERATE_MODE: 'Open-ended and closed-ended',
    HOLDING_PERIOD: 'Minimum holding period',
    CALL_DEPOSIT: 'Call deposit',
    LARGE_CD: 'Certificate of deposit',
    AGREEMENT_DEPOSIT: 'Agreement deposit',
    EQUAL_INSTALMENT: 'Equal instalments',
    EQUAL_PRINCIPAL: 'Equal principal',
    NPL_RATIO: 'Non-performing loan (NPL) ratio',
    COVERAGE: 'Provision coverage',
    NIM: 'Net interest margin (NIM)',
    COST_INCOME: 'Cost-to-income ratio',
    TIER1_RATIO: 'Tier 1 capital ratio',
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
      'Deposits of one depositor at one bank are covered up to CNY\u00a0500,000. Funds and wealth products are not.',
    AGENCY_SALE:
      'The Bank only sells it. The issuer runs the product and answers for it: investment, payment and risk management.',
    PERFORMANCE_RANK:
      'The place among funds of the same type by return over the same period, such as 3 of 40; younger funds are left out.',
    SHARPE:
      'Return above the risk-free rate divided by volatility: what each unit of swing has earned. Higher is better.',
    VOLATILITY: 'The standard deviation of daily returns, annualised in per cent: how widely the NAV swings.',
    NET_ASSETS_SHARE:
      'Market value as a percentage of net assets. Assets bought with borrowed money count, so the sum can exceed 100%.',
    REPO: 'Borrowing for a short time against bonds. Funds use it to hold more bonds, which enlarges both gains and losses.',
    BASIS_POINT: 'One hundredth of a percentage point. From 3.10% to 3.00% is a fall of 10 basis points.',
    PERCENTAGE_POINT:
      'The unit of a difference between two percentages: from 2% to 3% is one percentage point, not one per cent.',
    SHARE_CLASS:
      'Ways to pay for the same fund: A charges at subscription, C by the day, Y is for private pension accounts.',
    SUBSCRIPTION_FEE:
      'Charged on the amount when units are bought; larger amounts pay less. The Bank’s discounted rate is shown beside it.',
    REDEMPTION_FEE:
      'Charged when units are sold and lower the longer they were held; usually at least 1.5% within seven days.',
    ONGOING_FEES:
      'Accrued daily from the fund’s assets at annual rates. NAVs are after these fees; nothing is paid on top.',
    EX_DATE:
      'The day on which a distribution leaves the NAV. The drop of that day is what was paid out, not a loss.',
    DIVIDEND_REINVESTMENT:
      'Distributions buy more units at the NAV of the ex-date, free of charge. Cumulative returns assume it.',
    QDII: 'Qualified domestic institutional investor: a fund that invests abroad. Dealing takes longer and carries currency risk.',
    FOF: 'Fund of funds: it mainly holds other funds, which spreads the risk and adds a second layer of fees.',
    REGISTER_CODE:
      'The unique code of a wealth product in the national register, with which anybody can check that it is genuine.',
    OPERATE_MODE:
      'Open-ended products deal on set days; closed-ended ones cannot be redeemed before they mature.',
    HOLDING_PERIOD: 'The time for which a product must be held at least; it can be redeemed only afterwards.',
    CALL_DEPOSIT:
      'No fixed term: withdrawn after 1 or 7 days’ notice. From CNY\u00a050,000, at more than the demand rate.',
    LARGE_CD:
      'A book-entry deposit from CNY\u00a0200,000 in steps of CNY\u00a010,000. It is a deposit and covered by deposit insurance.',
    AGREEMENT_DEPOSIT:
      'For companies: what exceeds an agreed balance on a settlement account earns a higher agreed rate.',
    EQUAL_INSTALMENT:
      'The same repayment each month, more interest than principal at first. Total interest is above that of equal principal.',
    EQUAL_PRINCIPAL:
      'The same principal each month plus interest on the rest: repayments fall and total interest is lower.',
    NPL_RATIO: 'Non-performing loans as a share of all loans: a measure of asset quality. Lower is better.',
    COVERAGE:
      'Loan loss allowances divided by non-performing loans: how well possible losses are provided for.',
    NIM: 'Net interest income divided by average interest-earning assets.',
    COST_INCOME:
      'Operating expenses divided by operating income: what earning one yuan costs. Lower is more efficient.',
    TIER1_RATIO: 'Tier 1 capital divided by risk-weighted assets. The regulatory minimum is 8.5%.',
  },
  'terms.title': 'Glossary',
  'terms.lead': (count) =>
    `The ${count} terms that appear on these pages: what each one is and how to use it, in a sentence or two.`,
  'terms.find': 'Find a term, such as drawdown',
  'terms.keyword': 'Words of a term or of its text',
  'terms.go': 'Find',
  'terms.found': (count, keyword) => `${count} ${count === 1 ? 'term' : 'terms'} with “${keyword}”`,
  'terms.none': (keyword) => `No term, and no text of one, has “${keyword}”`,
  'terms.all': 'All terms',
} satisfies WordsLike<typeof chinese>;
