import type { WordsLike } from '../../loading/messages.ts';
import type { wealthTerms as chinese } from './zh-cn.ts';

export const wealthTerms = {
  'detail.navTitle': 'NAV history',
  'detail.navUnit': (unit: string) => `NAV per unit (${unit})`,
  'detail.navToCome':
    'No NAV yet. Once the product is established, its manager publishes NAVs as the product manual says.',
  'detail.dayChange': 'Day change',
  'detail.navNote':
    'NAVs are calculated by the manager and checked by the custodian; day changes follow the accumulated NAV. Past performance is no guide to the future and no promise of return.',

  'detail.facts': 'Product facts',
  'detail.trade': 'Amounts and dealing',
  'detail.fees': 'Fees',
  'detail.feesNote':
    'Fees charged to the product’s assets are already deducted from its NAV. The product manual prevails.',
  'detail.noFees': 'See the product manual.',
  'detail.about': 'Product and manager',
  'detail.raiseStart': 'Subscription opens',
  'detail.raiseEnd': 'Subscription closes',
  'detail.valueDate': 'Value date',
  'detail.maturityDate': 'Maturity',
  'detail.openEnded': 'No fixed maturity',
  'detail.toBeSet': 'To be announced',
  'detail.currency': 'Currency',
  'detail.stepAmount': 'Step',
  'detail.dealing': 'Buying and redeeming',
  'detail.redeem': 'Money back',
  'detail.customer': 'For',
  'detail.operateMode': 'Operation',
  'detail.type': 'Type',
  'detail.saleMode': 'Sold as',
  'detail.custodian': 'Custodian',
  'detail.scope': 'Investments',
  'detail.allocation': 'Allocation',
  'detail.asOf': (day: string) => `As of ${day}`,

  'detail.timeline': 'Timeline',
  'detail.stageNow': 'Now',
  'detail.stageDone': 'Past',

  'detail.documents': 'Documents',
  'detail.documentKinds': {
    MANUAL: 'Product manual',
    RISK: 'Risk disclosure',
    FEE: 'Changes of fees',
    ISSUE: 'Issue announcements',
    EXPIRY: 'Maturity announcements',
    REPORT: 'Reports',
    OTHER: 'Other documents',
  } as Readonly<Record<string, string>>,
  'detail.noDocuments': 'No documents yet. Call {hotline} or ask a branch for the product manual.',

  'detail.register': 'Registration code',
  'detail.registerText':
    'Check the product’s registration on China Wealth (chinawealth.com.cn) with this code before you buy.',
  'detail.registerNone': 'This product has no registration code yet and is not sold until it has one.',
  'detail.registerQuery': 'Check on China Wealth',
  'detail.copy': 'Copy code',
  'detail.copied': 'Registration code copied',
  'detail.notCopied': 'Copying failed. Please select the code and copy it by hand.',

  'detail.responsibility': 'Who is responsible',
  'detail.soldOwn': (organ: string) =>
    `${organ} issues and manages this product; {bank} sells it. Investment, payment and risk management are the issuer’s responsibility, not the Bank’s.`,
  'detail.soldAsAgent': (organ: string) =>
    `${organ} issues and manages this product. {bank} only sells it as agent and bears no responsibility for its investment, payment or risk management.`,

  'detail.estimate': 'Return estimate',
  'detail.estimateText':
    'An estimate at a yearly rate of your own, to show what it means in money. The benchmark is never filled in, and the actual return may be negative.',
  'detail.amount': 'Amount',
  'detail.rate': 'Assumed rate a year',
  'detail.rateHint': 'May be negative, to see the amount of a loss',
  'detail.days': 'Days held',
  'detail.daysUnit': 'days',
  'detail.calculate': 'Estimate',
  'detail.estimateResult': 'Estimate',
  'detail.gain': 'Assumed return',
  'detail.loss': 'Assumed loss',
  'detail.back': 'Amount at the end',
  'detail.formula': (amount: string, rate: string, days: string) =>
    `${amount} × ${rate}% × ${days} days ÷ 365 days`,
  'detail.estimateNote':
    'Before fees and taxes. The rate is your own assumption, not an expected return of this product and no promise of return.',

  'detail.notices': 'Notices',
  'detail.noNotices': 'No notices about this product.',
  'detail.allNotices': 'All notices on wealth products',
  'detail.toList': 'Back to the list',
  'detail.riskHint':
    'The manager sets the risk level, from R1 (low) to R5 (high). Choose products that match your own assessment.',
} satisfies WordsLike<typeof chinese>;
