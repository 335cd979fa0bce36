/* What funds of a type have in common: how they move, what they cost, what they hold and what they say of themselves. */

const HELD = (stocks, bonds, cash, other) => ({ stocks, bonds, cash, other });
const EQUITY_REDEEM = [
  [0, 7, '1.50'],
  [7, 30, '0.75'],
  [30, 365, '0.50'],
  [365, 730, '0.25'],
  [730, undefined, '0.00'],
];
const SHORT_REDEEM = [
  [0, 7, '1.50'],
  [7, undefined, '0.00'],
];
const BOND_REDEEM = [
  [0, 7, '1.50'],
  [7, 30, '0.10'],
  [30, undefined, '0.00'],
];
const purchase = (...rates) => rates;

/**
 * `moves`: index → share of its moves (low, high); `own`: yearly deviation of its own in per cent (low, high); `alpha`:
 * per cent a year (low, high). Fees in per cent, `purchase` by 0, 1, 3 million yuan and a fixed price from 5 million on.
 */
export const KINDS = {
  '01': {
    count: 40,
    zh: '股票',
    en: 'Equity',
    legal: '股票型证券投资基金',
    sub: ['普通股票型'],
    risk: ['R4', 'R4', 'R5'],
    moves: [{ HS300: [0.85, 1.05] }, { CYB: [0.75, 0.95] }, { ZZ500: [0.8, 1] }],
    own: [8, 13],
    alpha: [-3, 6],
    fees: {
      purchase: purchase('1.50', '1.00', '0.60'),
      redeem: EQUITY_REDEEM,
      manage: '1.20',
      custody: '0.20',
      service: '0.50',
    },
    held: HELD([82, 93], [0, 3], [4, 9], [1, 3]),
    benchmark: [
      ['HS300', 80],
      ['CBOND', 20],
    ],
    scale: [3, 60],
    pays: 0.1,
    arrival: 3,
  },
  '02': {
    count: 95,
    zh: '混合',
    en: 'Balanced',
    legal: '混合型证券投资基金',
    sub: ['偏股混合型', '偏股混合型', '灵活配置型', '偏债混合型'],
    risk: ['R3', 'R4', 'R4'],
    moves: [
      { HS300: [0.5, 0.85], CBOND: [0.2, 0.4] },
      { ZZ500: [0.45, 0.75], CBOND: [0.2, 0.4] },
    ],
    own: [5, 10],
    alpha: [-2, 6],
    fees: {
      purchase: purchase('1.50', '1.00', '0.60'),
      redeem: EQUITY_REDEEM,
      manage: '1.20',
      custody: '0.20',
      service: '0.50',
    },
    held: HELD([58, 82], [8, 26], [5, 10], [1, 3]),
    benchmark: [
      ['HS300', 70],
      ['CBOND', 30],
    ],
    scale: [2, 80],
    pays: 0.25,
    arrival: 3,
  },
  '03': {
    count: 70,
    zh: '债券',
    en: 'Bond',
    legal: '债券型证券投资基金',
    sub: ['纯债型', '纯债型', '混合二级债'],
    risk: ['R2', 'R2', 'R2', 'R3'],
    moves: [{ CBOND: [0.75, 1.1] }],
    own: [0.4, 1.1],
    alpha: [-0.7, 0.8],
    fees: {
      purchase: purchase('0.80', '0.50', '0.30'),
      redeem: BOND_REDEEM,
      manage: '0.30',
      custody: '0.10',
      service: '0.25',
    },
    held: HELD([0, 0], [88, 97], [2, 6], [1, 3]),
    benchmark: [
      ['CBOND', 90],
      ['RATE 0.35', 10],
    ],
    scale: [5, 120],
    pays: 0.7,
    arrival: 2,
  },
  '04': {
    count: 45,
    zh: '',
    en: '',
    legal: '指数证券投资基金',
    sub: ['被动指数型', '指数增强型'],
    risk: ['R3', 'R4', 'R4'],
    moves: [{ HS300: [0.96, 1] }],
    own: [0.6, 2.6],
    alpha: [-0.4, 2.4],
    fees: {
      purchase: purchase('1.00', '0.60', '0.30'),
      redeem: SHORT_REDEEM,
      manage: '0.50',
      custody: '0.10',
      service: '0.30',
    },
    held: HELD([92, 95], [0, 2], [4, 6], [0, 1]),
    benchmark: [
      ['HS300', 95],
      ['RATE 0.35', 5],
    ],
    scale: [2, 150],
    pays: 0.15,
    arrival: 3,
  },
  '05': {
    count: 15,
    zh: '货币',
    en: 'Money Market',
    legal: '货币市场基金',
    sub: ['货币型'],
    risk: ['R1'],
    fees: { purchase: [], redeem: [], manage: '0.15', custody: '0.05', service: '0.10' },
    held: HELD([0, 0], [36, 48], [48, 60], [1, 3]),
    benchmark: [['RATE 1.35', 100]],
    scale: [40, 600],
    pays: 0,
    arrival: 1,
  },
  '06': {
    count: 12,
    zh: '（QDII）',
    en: 'QDII',
    legal: '证券投资基金（QDII）',
    sub: ['QDII 股票型'],
    risk: ['R4'],
    moves: [{ GTECH: [0.8, 0.95] }],
    own: [3, 7],
    alpha: [-2, 2],
    fees: {
      purchase: purchase('1.50', '1.20', '0.80'),
      redeem: EQUITY_REDEEM,
      manage: '1.50',
      custody: '0.30',
      service: '0.60',
    },
    held: HELD([80, 90], [0, 2], [7, 14], [1, 4]),
    benchmark: [
      ['GTECH', 95],
      ['RATE 0.35', 5],
    ],
    scale: [1, 30],
    pays: 0,
    arrival: 7,
  },
  '07': {
    count: 18,
    zh: '（FOF）',
    en: 'FOF',
    legal: '混合型基金中基金（FOF）',
    sub: ['养老目标日期', '养老目标风险'],
    risk: ['R3', 'R3', 'R2'],
    moves: [{ HS300: [0.2, 0.45], CBOND: [0.5, 0.7] }],
    own: [1.2, 2.4],
    alpha: [-1, 1.6],
    fees: {
      purchase: purchase('0.80', '0.60', '0.40'),
      redeem: EQUITY_REDEEM,
      manage: '0.80',
      custody: '0.15',
      service: '0.40',
    },
    held: HELD([2, 6], [6, 10], [4, 7], [0, 1]),
    benchmark: [
      ['HS300', 40],
      ['CBOND', 60],
    ],
    scale: [1, 15],
    pays: 0,
    arrival: 5,
  },
  '08': {
    count: 5,
    zh: '',
    en: '',
    legal: '证券投资基金',
    sub: ['商品型'],
    risk: ['R4'],
    moves: [{ GOLD: [0.92, 0.99] }],
    own: [0.8, 2],
    alpha: [-0.6, 0.2],
    fees: {
      purchase: purchase('0.60', '0.40', '0.20'),
      redeem: SHORT_REDEEM,
      manage: '0.50',
      custody: '0.10',
      service: '0.25',
    },
    held: HELD([0, 0], [0, 3], [5, 7], [90, 93]),
    benchmark: [
      ['GOLD', 90],
      ['RATE 0.35', 10],
    ],
    scale: [2, 25],
    pays: 0,
    arrival: 3,
  },
};

/** Index that a subject follows, where it is not that of its type. */
export const FOLLOWED = [
  [/中证 500/, 'ZZ500'],
  [/创业板/, 'CYB'],
  [/红利/, 'HONGLI'],
  [/恒生/, 'HSI'],
];

export const INDEX_NAMES = {
  HS300: '沪深 300 指数收益率',
  ZZ500: '中证 500 指数收益率',
  CYB: '创业板指数收益率',
  HONGLI: '中证红利指数收益率',
  HSI: '恒生指数收益率（人民币计价）',
  GTECH: '全球科技指数收益率（人民币计价）',
  GOLD: '黄金现货实盘合约 Au99.99 收益率',
  CBOND: '中债综合指数收益率',
  'RATE 0.35': '银行活期存款利率（税后）',
  'RATE 1.35': '七天通知存款利率（税后）',
};

const STOCK_WORDS = [
  '在严格控制风险的前提下，通过自下而上的研究，挑选竞争优势清楚、治理可靠、估值合理的公司，争取长期资本增值。',
  '股票及存托凭证、债券、同业存单、货币市场工具、股指期货等；股票资产占基金资产的比例不低于 80%。',
];
export const WORDS = {
  '01': STOCK_WORDS,
  '02': [
    '根据宏观与行业景气的变化，在股票与债券之间调整比例，股票部分偏重盈利质量，债券部分偏重信用安全，争取在可承受的波动内取得稳健回报。',
    '股票、存托凭证、债券、同业存单、货币市场工具等；股票资产占基金资产的比例为 60%–95%（偏债与灵活配置的以基金合同为准）。',
  ],
  '03': [
    '以利率债和高等级信用债为主要对象，通过久期、期限结构与信用利差的管理，争取超过业绩比较基准的收益。',
    '国债、政策性金融债、信用债、同业存单、银行存款等；债券资产占基金资产的比例不低于 80%。',
  ],
  '04': [
    '跟踪标的指数，力求日均跟踪偏离度的绝对值不超过 0.35%，年化跟踪误差不超过 4%；增强策略在此约束内进行。',
    '标的指数成份股及其备选成份股、其他股票、债券、货币市场工具等；成份股占基金资产的比例不低于 90%。',
  ],
  '05': [
    '在保持低风险与高流动性的前提下，通过期限与品种的搭配取得高于业绩比较基准的收益。',
    '现金，期限在一年以内的银行存款、债券回购、央行票据、同业存单，剩余期限在 397 天以内的债券等。',
  ],
  '06': [
    '投资于境外市场的上市公司，按产业趋势与公司竞争力配置，注意汇率与流动性风险。',
    '境外证券市场挂牌的股票、存托凭证、公募基金，以及货币市场工具等；投资于境外的资产占基金资产的比例不低于 80%。',
  ],
  '07': [
    '按目标日期或目标风险确定各类资产的比例，随时间推移逐步降低权益资产，通过精选基金分散风险。',
    '经核准或注册的公开募集基金份额，占基金资产的比例不低于 80%；其余投资于股票、债券与货币市场工具。',
  ],
  '08': [
    '通过投资目标 ETF 紧密跟踪现货价格，力求日均跟踪偏离度的绝对值不超过 0.35%。',
    '目标 ETF 占基金资产净值的比例不低于 90%；其余投资于现货合约、货币市场工具等。',
  ],
};
