/* Families of demo products: what all of a family share. Money in the product's currency, rates per cent a year. */

export const OWN = { code: 'BYWM', zh: '北曜理财有限责任公司', en: 'Beiyao Wealth Management Co., Ltd.' };
export const AGENCIES = {
  QHWM: { code: 'QHWM', zh: '启衡理财有限责任公司', en: 'Qiheng Wealth Management Co., Ltd.' },
  LSWM: { code: 'LSWM', zh: '澜石理财有限责任公司', en: 'Lanshi Wealth Management Co., Ltd.' },
  SHWM: { code: 'SHWM', zh: '松和理财有限责任公司', en: 'Songhe Wealth Management Co., Ltd.' },
};

const fees = (manage, custody, sale, success) => ({ manage, custody, sale, success });
const held = (...shares) => shares.map(([zh, en, share]) => ({ zh, en, share }));

export const FAMILIES = {
  天枢: {
    en: 'Dubhe',
    manual: 'cash',
    fees: fees('0.15', '0.02', '0.10'),
    scope: [
      '现金、存款、同业存单、剩余期限在 397 天以内的债券等货币市场工具',
      'Cash, deposits, interbank certificates of deposit and bonds with at most 397 days left',
    ],
    allocation: held(['存款与存单', 'Deposits and CDs', 62], ['债券', 'Bonds', 31], ['现金', 'Cash', 7]),
  },
  天璇: {
    en: 'Merak',
    manual: 'fixed',
    fees: fees('0.15', '0.03', '0.15'),
    scope: [
      '国债、政策性金融债、高等级信用债、存款与存单，债权类资产占比不低于 80%',
      'Government, policy-bank and high-grade credit bonds, deposits and CDs; debt assets at least 80%',
    ],
    allocation: held(['债券', 'Bonds', 88], ['现金', 'Cash', 12]),
  },
  天玑: {
    en: 'Phecda',
    manual: 'enhanced',
    fees: fees('0.25', '0.03', '0.20', '超基准部分 20%|20% of what exceeds the benchmark'),
    scope: [
      '债权类资产占比不低于 80%，其余投资于优先股、可转债及权益类资产',
      'Debt assets at least 80%; the rest in preferred shares, convertible bonds and equities',
    ],
    allocation: held(['债券', 'Bonds', 82], ['权益', 'Equities', 12], ['现金', 'Cash', 6]),
  },
  天权: {
    en: 'Megrez',
    manual: 'mixed',
    fees: fees('0.40', '0.05', '0.30', '超基准部分 20%|20% of what exceeds the benchmark'),
    scope: [
      '债权类、权益类、商品及金融衍生品类资产，任一类占比均低于 80%',
      'Debt, equity, commodity and derivative assets, none of them 80% or more',
    ],
    allocation: held(
      ['债券', 'Bonds', 58],
      ['权益', 'Equities', 27],
      ['其他', 'Other', 11],
      ['现金', 'Cash', 4],
    ),
  },
  玉衡: {
    en: 'Alioth',
    manual: 'mixed',
    fees: fees('0.50', '0.05', '0.30', '超基准部分 20%|20% of what exceeds the benchmark'),
    scope: [
      '债权类与权益类资产均衡配置，权益类资产占比 30%–60%',
      'Debt and equity assets in balance; equities 30%–60%',
    ],
    allocation: held(['债券', 'Bonds', 49], ['权益', 'Equities', 43], ['现金', 'Cash', 8]),
  },
  开阳: {
    en: 'Mizar',
    manual: 'equity',
    fees: fees('0.80', '0.08', '0.40', '超基准部分 20%|20% of what exceeds the benchmark'),
    scope: [
      '权益类或商品及金融衍生品类资产占比不低于 80%，其余为现金和债券',
      'Equity, or commodity and derivative assets, at least 80%; the rest in cash and bonds',
    ],
    allocation: held(['权益', 'Equities', 86], ['债券', 'Bonds', 6], ['现金', 'Cash', 8]),
  },
  摇光: {
    en: 'Alkaid',
    manual: 'pension',
    fees: fees('0.10', '0.02', '0.00'),
    scope: [
      '以债权类资产为主，按产品阶段逐步降低权益类资产的比例',
      'Mostly debt assets; the share of equities falls as the product ages',
    ],
    allocation: held(['债券', 'Bonds', 74], ['权益', 'Equities', 18], ['现金', 'Cash', 8]),
  },
  紫微: {
    en: 'Polaris',
    manual: 'private',
    fees: fees('0.30', '0.03', '0.20', '超基准部分 20%|20% of what exceeds the benchmark'),
    scope: [
      '债权类、权益类及非标准化债权类资产，面向合格投资者非公开发行',
      'Debt, equity and non-standard debt assets, offered privately to qualified investors',
    ],
    allocation: held(
      ['债券', 'Bonds', 61],
      ['非标债权', 'Non-standard debt', 19],
      ['权益', 'Equities', 14],
      ['现金', 'Cash', 6],
    ),
  },
  公曜: {
    en: 'Gongyao',
    manual: 'corporate',
    fees: fees('0.12', '0.02', '0.08'),
    scope: [
      '存款、同业存单、国债、政策性金融债和高等级信用债',
      'Deposits, interbank CDs, government and policy-bank bonds, high-grade credit bonds',
    ],
    allocation: held(['债券', 'Bonds', 66], ['存款与存单', 'Deposits and CDs', 28], ['现金', 'Cash', 6]),
  },
  代销: {
    en: 'Agency',
    manual: 'agency',
    fees: fees('0.20', '0.03', '0.20'),
    scope: [
      '以发行机构公布的产品说明书为准，债权类资产为主',
      'As the issuer’s manual says; mostly debt assets',
    ],
    allocation: held(['债券', 'Bonds', 85], ['权益', 'Equities', 6], ['现金', 'Cash', 9]),
  },
};
