import { feeCategories, feeCustomers, feePricings } from '@bank/contract/names/en/fees';
import { fundStatuses } from '@bank/contract/names/en/fund-statuses';
import { fundTypes } from '@bank/contract/names/en/fund-types';
import { riskLevels } from '@bank/contract/names/en/risk-levels';
import { wealthTypes } from '@bank/contract/names/en/wealth-types';
import { branches } from '@bank/site/words/bank/branches/en';
import { cards } from '@bank/site/words/cards/cards/en';
import { instalment } from '@bank/site/words/cards/instalment/en';
import { corporate } from '@bank/site/words/company/corporate/en';
import { letters } from '@bank/site/words/company/letters/en';
import { protection } from '@bank/site/words/consumer/protection/en';
import { fundDetail } from '@bank/site/words/funds/fund-detail/en';
import { funds } from '@bank/site/words/funds/funds/en';
import { investment } from '@bank/site/words/investors/investment/en';
import { staff } from '@bank/site/words/personal/staff/en';
import { rates } from '@bank/site/words/rates/rates/en';
import { wealth } from '@bank/site/words/wealth/wealth/en';
import { wealthTerms } from '@bank/site/words/wealth/wealth-terms/en';
import type { valuesZhCn } from './values.zh-cn.ts';

const points = {
  DOMESTIC: 'In China',
  ONLINE: 'Online',
  ABROAD: 'Abroad',
  PREFERRED: 'Partner merchants',
  BIRTHDAY: 'On a birthday',
};

export const valuesEn: Record<keyof typeof valuesZhCn, Readonly<Record<string, string>>> = {
  'article.kind': corporate.kinds,
  industries: corporate.industries,
  sizes: corporate.sizes,
  needs: corporate.needs,
  'edu-item.audience': protection['protection.audiences'],
  'edu-item.mediaType': protection['protection.kinds'],
  'wealth-product.wealthType': wealthTypes,
  riskLevel: riskLevels,
  'wealth-product.status': wealth['wealth.statuses'],
  'wealth-product.operateMode': wealth['wealth.operateModes'],
  saleMode: wealth['wealth.saleModes'],
  'wealth-product.termBucket': wealth['wealth.termBuckets'],
  'wealth-product.customerType': wealth['wealth.customerTypes'],
  countedFor: wealth['wealth.customerTypes'],
  'wealth-product.docKind': wealthTerms['detail.documentKinds'],
  'fund.fundType': fundTypes,
  'fund.status': fundStatuses,
  'fund.themes': funds['funds.themes'],
  'fund-profile.feeType': fundDetail['fund.feeTitles'],
  'investor-event.kind': investment.eventKinds,
  'announcement.announceType': investment.types,
  'fee.category': feeCategories,
  'fee.pricing': feePricings,
  'fee.customerType': feeCustomers,
  'branch.branchType': branches.types,
  'branch.themes': branches.themes,
  'branch.services': branches.services,
  'deposit-rate.kind': rates['rates.kind'],
  'loan-rate.lprTerm': rates['rates.lprTerm'],
  'credit-card.cardOrg': cards.orgs,
  'credit-card.cardLevel': cards.levels,
  'credit-card.themes': cards.themes,
  'credit-card.waiver': cards.waivers,
  'merchant.merchantType': cards.merchantTypes,
  'instalment-plan.kind': instalment.kinds,
  'guarantee-letter.guaranteeType': {
    '1': letters['letters.type.1'],
    '2': letters['letters.type.2'],
    '3': letters['letters.type.3'],
    '4': letters['letters.type.4'],
    '5': letters['letters.type.5'],
    '9': letters['letters.type.9'],
  },
  'sales-staff.productClasses': {
    WEALTH: staff['staff.class.WEALTH'],
    FUND: staff['staff.class.FUND'],
    INSURANCE: staff['staff.class.INSURANCE'],
    TRUST: staff['staff.class.TRUST'],
    BOND: staff['staff.class.BOND'],
    GOLD: staff['staff.class.GOLD'],
  },
  'page.layout': { base: 'Home page', second: 'Page below a section', fund: 'Fund zone', blank: 'Blank' },
  urlType: { '0': 'Nowhere', '1': 'Inside the site', '2': 'A new window', '3': 'Page of the footer' },
  type: {
    ribbon: 'Ribbons',
    line: 'Lines',
    bars: 'Bars',
    dots: 'Dots',
    stack: 'Stacked bars',
    gantt: 'Gantt chart',
    timeline: 'Timeline',
    steps: 'Steps',
    sky: 'Star map',
    plate: 'Number as a cover',
    numbers: 'Numbers',
    table: 'Table',
  },
  'banner.anchor': { start: 'Left', middle: 'Centre', end: 'Right' },
  'site-config.ipv6': { '0': 'Not shown', '1': 'Shown' },
  'website-info.scope': { all: 'The whole site', home: 'The home page' },
  'wealth-product.disclaimerCode': { OWN: 'Our wealth subsidiary', AGENCY: 'Sold as agent' },
  organType: {
    OWN: 'The Bank',
    WEALTH_CO: 'Wealth company',
    FUND_CO: 'Fund company',
    INSURER: 'Insurer',
    TRUST: 'Trust company',
  },
  'fund.purchasable': { '0': 'No', '1': 'Yes' },
  'fund.redeemable': { '0': 'No', '1': 'Yes' },
  'credit-card.firstYearFree': { '0': 'No', '1': 'Yes' },
  'fund-profile.kind': { STOCK: 'Equity', BOND: 'Bonds', FUND: 'Funds' },
  'fund-profile.unit': { PERCENT: 'Per cent', YUAN: 'Yuan' },
  'shortcut.position': {
    QUICK: 'Shortcuts',
    STORY: 'Stories',
    ASSURANCE: 'Assurance',
    QUERY: 'Look-ups',
    STEP: 'Steps',
    CHANNEL: 'Channels',
  },
  'product-group.kind': { GROUP: 'Group', FOCUS: 'Focus' },
  'fund-group.kind': { GROUP: 'Group', FOCUS: 'Focus' },
  'director.kind': {
    EXECUTIVE: 'Executive director',
    NON_EXECUTIVE: 'Non-executive director',
    INDEPENDENT: 'Independent director',
    EMPLOYEE: 'Employee director',
    MANAGEMENT: 'Senior management',
  },
  'loan-rate.kind': {
    LPR: 'Loan prime rate',
    MORTGAGE: 'Home loan',
    CONSUMER: 'Consumer loan',
    BUSINESS: 'Business loan',
    FUND_LOAN: 'Housing provident fund loan',
  },
  'loan-rate.home': { FIRST: 'First home', SECOND: 'Second home' },
  'credit-card.kind': points,
  'points-rules.kind': points,
  'sales-staff.status': { '0': 'No longer sells', '1': 'Active' },
};
