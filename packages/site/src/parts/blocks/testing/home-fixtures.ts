import { aWealthProduct } from '@bank/contract/testing';
import type {
  Activity,
  ArticleSummary,
  Banner,
  DepositRate,
  Fund,
  FxRate,
  FxRates,
  GoldPrice,
  LoanRate,
  ProductGroup,
  Shortcut,
  WealthProduct,
} from '@bank/contract';

/* Builders for examples and tests: each gives a record as the contract delivers it, and takes what matters to the case. */

const MOMENT = '2026-11-20T10:30:00+08:00';

export function aCover(path: string): string {
  return JSON.stringify([{ path, name: path, size: 1000, ext: 'svg' }]);
}

export function aBanner(given: Partial<Banner> = {}): Banner {
  return {
    id: 'p01-north',
    title: '夜行有北\n心中有数',
    tabName: '夜行有北，心中有数',
    kicker: '公开　可查　可比',
    subTitle: '存款利率、理财基准、基金净值、服务收费，\n每一个数字都摆在这里。看清楚，再决定。',
    cover: aCover('scenes/personal-1.wide.svg'),
    alt: '黎明前的北方群山，北极星居中，北斗七星在右上',
    actionName: '查看今日利率',
    url: '/personal/dkll',
    urlType: '1',
    secondName: '了解理财产品',
    secondUrl: '/personal/lcmx?column=101003',
    labels: [
      { x: 918, y: 258, text: '北极星　赤纬 +89°16′', anchor: 'middle' },
      { x: 1124, y: 76, text: '天枢', anchor: 'start' },
      { x: 1080, y: 110, text: '天璇', anchor: 'end' },
      { x: 1150, y: 136, text: '天玑', anchor: 'start' },
      { x: 1128, y: 158, text: '天权', anchor: 'start' },
      { x: 1130, y: 190, text: '玉衡', anchor: 'start' },
      { x: 1127, y: 218, text: '开阳', anchor: 'start' },
      { x: 1148, y: 254, text: '摇光', anchor: 'start' },
    ],
    sort: 1,
    ...given,
  };
}

export const banners: Banner[] = [
  aBanner(),
  aBanner({
    id: 'p01-merak-90',
    tabName: '天璇·稳健 90 天持有期',
    title: '天璇·稳健\n90 天持有期',
    actionName: '查看产品详情',
    url: '/personal/lcmx?prodCode=TX26090',
    labels: [],
  }),
  aBanner({
    id: 'p01-pension',
    tabName: '个人养老金，早一年开始',
    title: '个人养老金\n早一年开始',
    actionName: '了解开户条件',
    url: '/personal/linkDetails?id=private-pension',
    labels: [],
  }),
  aBanner({
    id: 'p01-mobile-9',
    tabName: '手机银行 9.0 更新说明',
    title: '手机银行 9.0\n更新说明',
    actionName: '查看更新说明',
    url: '/bobbank/seconddetail?id=20261024-mobile-banking-9&column=701001',
    labels: [],
  }),
];

export function aShortcut(given: Partial<Shortcut> & Pick<Shortcut, 'id' | 'name'>): Shortcut {
  return {
    icon: '',
    category: '',
    summary: '',
    cover: '',
    url: `/personal/${given.id}`,
    urlType: '1',
    sort: 1,
    ...given,
  };
}

export const shortcuts: Shortcut[] = [
  aShortcut({ id: 'fx', name: '外汇牌价', icon: 'fx' }),
  aShortcut({ id: 'rates', name: '存贷款利率', icon: 'rates' }),
  aShortcut({ id: 'wealth', name: '理财产品', icon: 'wealth' }),
  aShortcut({ id: 'fund', name: '基金专区', icon: 'fund' }),
  aShortcut({ id: 'loan', name: '个人贷款', icon: 'loan' }),
  aShortcut({ id: 'fee', name: '服务收费标准', icon: 'fee' }),
  aShortcut({ id: 'staff', name: '销售人员查询', icon: 'staff' }),
  aShortcut({ id: 'branch', name: '网点分布', icon: 'branch' }),
];

export const stories: Shortcut[] = [
  aShortcut({
    id: 'tech',
    name: '专精特新，不靠抵押也能贷',
    category: '科创金融',
    summary: '以研发投入与订单数据授信，最快 3 个工作日出具额度方案。',
    cover: aCover('story-tech.svg'),
  }),
  aShortcut({
    id: 'green',
    name: '绿色贷款余额突破 860 亿元',
    category: '绿色金融',
    summary: '覆盖风电、储能与建筑节能项目，按季度披露碳减排量。',
    cover: aCover('story-green.svg'),
  }),
  aShortcut({
    id: 'guard',
    name: '先认清风险，再认识产品',
    category: '消费者权益',
    summary: '金融知识课堂上线“以案说险”，三分钟读懂一类常见骗局。',
    cover: aCover('story-reading.svg'),
  }),
];

export const assurances: Shortcut[] = [
  aShortcut({
    id: 'insurance',
    name: '存款保险',
    icon: 'insurance',
    summary: '同一存款人在本行的存款本息合计 50 万元以内，依法全额偿付。',
  }),
  aShortcut({
    id: 'rights',
    name: '消费者权益保护',
    icon: 'rights',
    summary: '投诉处理流程、以案说险与金融知识集中公示。',
  }),
  aShortcut({
    id: 'accessibility',
    name: '无障碍浏览',
    icon: 'accessibility',
    summary: '放大文字、高对比配色、朗读与辅助线，一键开启。',
  }),
];

export function anFxRate(given: Partial<FxRate> = {}): FxRate {
  return {
    currency: 'USD',
    currencyName: '美元',
    unit: 100,
    spotBuy: '707.15',
    cashBuy: '701.40',
    spotSell: '710.12',
    cashSell: '710.12',
    middleRate: '708.21',
    changeRate: '0.12',
    publishTime: MOMENT,
    ...given,
  };
}

export const fx: FxRates = {
  publishTime: MOMENT,
  list: [
    anFxRate(),
    anFxRate({
      currency: 'EUR',
      currencyName: '欧元',
      spotBuy: '818.56',
      cashBuy: '793.12',
      spotSell: '824.60',
      changeRate: '-0.21',
    }),
    anFxRate({
      currency: 'HKD',
      currencyName: '港元',
      spotBuy: '90.82',
      cashBuy: '90.10',
      spotSell: '91.18',
      changeRate: '0.10',
    }),
    anFxRate({
      currency: 'JPY',
      currencyName: '日元',
      spotBuy: '4.5410',
      cashBuy: '4.3998',
      spotSell: '4.5744',
      changeRate: '-0.36',
    }),
    anFxRate({
      currency: 'GBP',
      currencyName: '英镑',
      spotBuy: '927.33',
      cashBuy: '898.50',
      spotSell: '934.16',
      changeRate: '0.08',
    }),
    anFxRate({
      currency: 'AUD',
      currencyName: '澳大利亚元',
      spotBuy: '459.12',
      cashBuy: '444.85',
      spotSell: '462.50',
      changeRate: '0.27',
    }),
    anFxRate({
      currency: 'SGD',
      currencyName: '新加坡元',
      spotBuy: '543.20',
      cashBuy: '526.45',
      spotSell: '547.02',
      changeRate: '-0.04',
    }),
    anFxRate({
      currency: 'CAD',
      currencyName: '加拿大元',
      spotBuy: '501.88',
      cashBuy: '',
      spotSell: '505.58',
      changeRate: '',
    }),
  ],
};

function aDepositRate(termCode: string, termName: string, rate: string): DepositRate {
  const kind = termCode === '0' ? 'DEMAND' : 'FIXED';
  return { currency: 'CNY', kind, termCode, termName, rate, effectiveDate: '2026-11-12' };
}

export const deposits: DepositRate[] = [
  aDepositRate('0', '活期', '0.05'),
  aDepositRate('3M', '3 个月', '0.70'),
  aDepositRate('6M', '6 个月', '0.90'),
  aDepositRate('1Y', '1 年', '1.10'),
  aDepositRate('2Y', '2 年', '1.20'),
  aDepositRate('3Y', '3 年', '1.45'),
  aDepositRate('5Y', '5 年', '1.50'),
];

export function aLoanRate(given: Partial<LoanRate> = {}): LoanRate {
  return {
    kind: 'LPR',
    termCode: '1Y',
    termName: '贷款市场报价利率 LPR 1 年期',
    rate: '3.00',
    prevRate: '3.00',
    effectiveDate: '2026-11-20',
    ...given,
  };
}

export const loans: LoanRate[] = [
  aLoanRate(),
  aLoanRate({ termCode: '5Y', termName: 'LPR 5 年期以上', rate: '3.50', prevRate: '3.50' }),
  aLoanRate({ kind: 'FUND_LOAN', termCode: '5Y+', termName: '公积金贷款 首套 5 年以上', rate: '2.60' }),
];

export const gold: GoldPrice = { price: '1012.40', changeRate: '0.35', publishTime: MOMENT };

const onSale: WealthProduct[] = [
  aWealthProduct({
    prodCode: 'TS24001',
    prodName: '天枢·日日享',
    wealthType: '5',
    riskLevel: 'R1',
    benchmarkLow: '1.62',
    benchmarkHigh: '1.62',
    benchmarkText: '近 7 日年化',
    termDays: 0,
    dealingText: '每日可申赎',
  }),
  aWealthProduct({
    prodCode: 'TX26012',
    prodName: '天璇·半年定开 12 号',
    minAmount: '10000',
    benchmarkLow: '2.35',
    benchmarkHigh: '2.85',
    termDays: 182,
    dealingText: '定期开放',
  }),
  aWealthProduct({
    prodCode: 'TJ25031',
    prodName: '天玑·增强一年持有',
    riskLevel: 'R3',
    benchmarkLow: '2.60',
    benchmarkHigh: '3.40',
    termDays: 365,
    dealingText: '最短持有期',
  }),
  aWealthProduct({
    prodCode: 'TQ26005',
    prodName: '天权·多元配置 18 月',
    wealthType: '2',
    riskLevel: 'R3',
    minAmount: '10000',
    benchmarkLow: '2.90',
    benchmarkHigh: '4.10',
    termDays: 546,
    dealingText: '封闭式',
  }),
  aWealthProduct({
    prodCode: 'YH25008',
    prodName: '玉衡·平衡两年持有',
    wealthType: '2',
    riskLevel: 'R4',
    minAmount: '10000',
    benchmarkLow: '3.00',
    benchmarkHigh: '5.00',
    termDays: 730,
    dealingText: '最短持有期',
  }),
  aWealthProduct({
    prodCode: 'YG25045',
    prodName: '摇光·养老目标 2045',
    riskLevel: 'R3',
    benchmarkLow: '3.20',
    benchmarkHigh: '4.60',
    termDays: 1825,
    dealingText: '封闭式',
  }),
];

export function aFund(given: Partial<Fund> = {}): Fund {
  return {
    fundCode: '009126',
    fundName: '远岫稳健债券 A',
    fundType: '03',
    riskLevel: 'R2',
    status: '0',
    companyCode: '80000101',
    companyName: '远岫基金管理有限公司',
    unitNav: '1.1824',
    accNav: '1.2974',
    navDate: '2026-11-19',
    dayRate: '0.03',
    returns: { M3: '0.92', Y1: '3.42' },
    themes: [],
    minAmount: '10',
    buyRate: '0.80',
    discountRate: '0.08',
    purchasable: '1',
    redeemable: '1',
    trend: [
      '1.1716',
      '1.1721',
      '1.1729',
      '1.1739',
      '1.1742',
      '1.1759',
      '1.1764',
      '1.1771',
      '1.1780',
      '1.1787',
      '1.1799',
      '1.1804',
      '1.1815',
      '1.1824',
    ],
    ...given,
  };
}

const funds: Fund[] = [
  aFund(),
  aFund({
    fundCode: '012480',
    fundName: '拾穗沪深 300 指数增强 C',
    fundType: '04',
    riskLevel: 'R4',
    unitNav: '1.4370',
    dayRate: '-0.58',
    returns: { Y1: '18.06' },
    trend: [
      '1.3605',
      '1.3605',
      '1.3741',
      '1.3725',
      '1.3986',
      '1.3760',
      '1.3941',
      '1.3921',
      '1.4048',
      '1.4040',
      '1.4083',
      '1.4109',
      '1.4454',
      '1.4370',
    ],
  }),
  aFund({
    fundCode: '007735',
    fundName: '澄江优选混合 A',
    fundType: '02',
    riskLevel: 'R4',
    unitNav: '2.0918',
    dayRate: '0.91',
    returns: { Y1: '22.71' },
  }),
  aFund({
    fundCode: '017902',
    fundName: '问津养老目标 2045（FOF）Y',
    fundType: '07',
    riskLevel: 'R3',
    unitNav: '1.0963',
    dayRate: '0.22',
    returns: { Y1: '6.35' },
  }),
];

export const groups: ProductGroup[] = [
  { groupName: '全部在售', prodType: 'WEALTH', total: 46, list: onSale },
  { groupName: '现金管理', prodType: 'WEALTH', total: 6, list: onSale.slice(0, 1) },
  { groupName: '固定收益', prodType: 'WEALTH', total: 24, list: onSale.slice(1, 3) },
  { groupName: '混合与多元', prodType: 'WEALTH', total: 11, list: onSale.slice(3, 5) },
  { groupName: '养老理财', prodType: 'WEALTH', total: 5, list: onSale.slice(5) },
  { groupName: '基金专区', prodType: 'FUND', total: 2318, list: funds },
];

export function anArticle(given: Partial<ArticleSummary> = {}): ArticleSummary {
  const id = given.id ?? '20261120-q3-results';
  return {
    id,
    columnId: '701001',
    title: `公告 ${id}`,
    summary:
      '前三季度实现归属于母公司股东的净利润 214.6 亿元，同比增长 3.1%；普惠型小微企业贷款余额较年初增长 14.7%。',
    cover: '',
    publishDate: '2026-11-20',
    updateTime: MOMENT,
    top: '0',
    tags: [],
    attachments: [],
    ...given,
  };
}

export const news: ArticleSummary[] = [
  anArticle({
    title: '2026 年三季报：不良贷款率降至 0.98%，拨备覆盖率保持 268%',
    cover: aCover('scenes/news-1.wide.svg'),
    top: '1',
    tags: ['业绩'],
  }),
  anArticle({
    id: '20261119-science-parks',
    title: '北曜银行与京津冀 12 家科创园区签署服务协议',
    publishDate: '2026-11-19',
  }),
  anArticle({
    id: '20261114-private-pension',
    title: '个人养老金开户服务覆盖全部 412 家网点',
    publishDate: '2026-11-14',
  }),
];

export const notices: ArticleSummary[] = [
  anArticle({
    id: '20261118-fraud',
    columnId: '701002',
    title: '警惕冒用我行名义的“注销贷款”来电与短信',
    publishDate: '2026-11-18',
    top: '1',
    tags: ['提示', '防诈骗'],
  }),
  anArticle({
    id: '20261120-fx-hours',
    columnId: '701002',
    title: '关于调整个人外汇业务系统服务时间的公告',
    tags: ['公告', '外汇'],
  }),
  anArticle({
    id: '20261117-benchmarks',
    columnId: '701002',
    title: '关于部分理财产品业绩比较基准调整的公告',
    publishDate: '2026-11-17',
  }),
  anArticle({
    id: '20261112-deposits',
    columnId: '701002',
    title: '关于下调部分人民币存款挂牌利率的公告',
    publishDate: '2026-11-12',
  }),
];

export function anActivity(given: Partial<Activity> & Pick<Activity, 'id' | 'title'>): Activity {
  return {
    ...anArticle({ id: given.id, columnId: '101001' }),
    startDate: '2026-11-15',
    endDate: '2026-12-31',
    area: ['全国'],
    status: 'CURRENT',
    days: 41,
    ...given,
  };
}

export const activities: Activity[] = [
  anActivity({ id: '20261113-winter-remittance', title: '冬季跨境汇款手续费减免' }),
  anActivity({
    id: '20261106-social-security-card',
    title: '社保卡换领季，网点预约免排队',
    startDate: '2026-11-10',
    endDate: '2027-01-15',
  }),
];
