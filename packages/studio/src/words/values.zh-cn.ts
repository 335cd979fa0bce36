import { feeCategories, feeCustomers, feePricings } from '@bank/contract/names/zh-cn/fees';
import { fundStatuses } from '@bank/contract/names/zh-cn/fund-statuses';
import { fundTypes } from '@bank/contract/names/zh-cn/fund-types';
import { riskLevels } from '@bank/contract/names/zh-cn/risk-levels';
import { wealthTypes } from '@bank/contract/names/zh-cn/wealth-types';
import { branches } from '@bank/site/words/bank/branches/zh-cn';
import { cards } from '@bank/site/words/cards/cards/zh-cn';
import { instalment } from '@bank/site/words/cards/instalment/zh-cn';
import { corporate } from '@bank/site/words/company/corporate/zh-cn';
import { letters } from '@bank/site/words/company/letters/zh-cn';
import { protection } from '@bank/site/words/consumer/protection/zh-cn';
import { fundDetail } from '@bank/site/words/funds/fund-detail/zh-cn';
import { funds } from '@bank/site/words/funds/funds/zh-cn';
import { investment } from '@bank/site/words/investors/investment/zh-cn';
import { staff } from '@bank/site/words/personal/staff/zh-cn';
import { rates } from '@bank/site/words/rates/rates/zh-cn';
import { wealth } from '@bank/site/words/wealth/wealth/zh-cn';
import { wealthTerms } from '@bank/site/words/wealth/wealth-terms/zh-cn';

const points = {
  DOMESTIC: '境内消费',
  ONLINE: '网上消费',
  ABROAD: '境外消费',
  PREFERRED: '优惠商户',
  BIRTHDAY: '生日当天',
};

/** What a code means, by the field that has it, or by kind of record and field: in the words of visitors where they read of it. */
export const valuesZhCn = {
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
  'page.layout': { base: '首页', second: '二级页面', fund: '基金专区', blank: '空白' },
  urlType: { '0': '不打开', '1': '本站页面', '2': '新窗口', '3': '页脚说明页' },
  type: {
    ribbon: '流向图',
    line: '折线图',
    bars: '条形图',
    dots: '点图',
    stack: '堆叠图',
    gantt: '甘特图',
    timeline: '时间线',
    steps: '步骤图',
    sky: '星图',
    plate: '数字封面',
    numbers: '数字',
    table: '表格',
  },
  'banner.anchor': { start: '左对齐', middle: '居中', end: '右对齐' },
  'site-config.ipv6': { '0': '不显示', '1': '显示' },
  'website-info.scope': { all: '全站', home: '仅首页' },
  'wealth-product.disclaimerCode': { OWN: '本行理财子公司', AGENCY: '代销' },
  organType: {
    OWN: '本行',
    WEALTH_CO: '理财公司',
    FUND_CO: '基金公司',
    INSURER: '保险公司',
    TRUST: '信托公司',
  },
  'fund.purchasable': { '0': '否', '1': '是' },
  'fund.redeemable': { '0': '否', '1': '是' },
  'credit-card.firstYearFree': { '0': '否', '1': '是' },
  'fund-profile.kind': { STOCK: '股票', BOND: '债券', FUND: '基金' },
  'fund-profile.unit': { PERCENT: '百分比', YUAN: '元' },
  'shortcut.position': {
    QUICK: '快捷入口',
    STORY: '故事',
    ASSURANCE: '保障',
    QUERY: '查询',
    STEP: '步骤',
    CHANNEL: '渠道',
  },
  'product-group.kind': { GROUP: '分组', FOCUS: '重点推荐' },
  'fund-group.kind': { GROUP: '分组', FOCUS: '重点推荐' },
  'director.kind': {
    EXECUTIVE: '执行董事',
    NON_EXECUTIVE: '非执行董事',
    INDEPENDENT: '独立董事',
    EMPLOYEE: '职工董事',
    MANAGEMENT: '高级管理层',
  },
  'loan-rate.kind': {
    LPR: '贷款市场报价利率（LPR）',
    MORTGAGE: '个人住房贷款',
    CONSUMER: '个人消费贷款',
    BUSINESS: '个人经营贷款',
    FUND_LOAN: '公积金贷款',
  },
  'loan-rate.home': { FIRST: '首套', SECOND: '二套' },
  'credit-card.kind': points,
  'points-rules.kind': points,
  'sales-staff.status': { '0': '已停止销售', '1': '在岗' },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
