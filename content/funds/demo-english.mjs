/* The English of what the demo fund zone draws its Chinese words from. */

const SURNAMES = {
  顾: 'Gu',
  沈: 'Shen',
  陆: 'Lu',
  宋: 'Song',
  程: 'Cheng',
  韩: 'Han',
  许: 'Xu',
  邓: 'Deng',
  冯: 'Feng',
  曹: 'Cao',
  彭: 'Peng',
  曾: 'Zeng',
  萧: 'Xiao',
  田: 'Tian',
  董: 'Dong',
  潘: 'Pan',
  袁: 'Yuan',
  蔡: 'Cai',
  蒋: 'Jiang',
  余: 'Yu',
  叶: 'Ye',
  杜: 'Du',
  苏: 'Su',
  魏: 'Wei',
  吕: 'Lü',
  丁: 'Ding',
  任: 'Ren',
  卢: 'Lu',
  姚: 'Yao',
  崔: 'Cui',
  钟: 'Zhong',
  谭: 'Tan',
  汪: 'Wang',
  范: 'Fan',
  石: 'Shi',
  廖: 'Liao',
  贾: 'Jia',
  韦: 'Wei',
  付: 'Fu',
  白: 'Bai',
  邹: 'Zou',
  熊: 'Xiong',
  孟: 'Meng',
  秦: 'Qin',
  邱: 'Qiu',
  江: 'Jiang',
};
const GIVEN = {
  言川: 'Yanchuan',
  知微: 'Zhiwei',
  思远: 'Siyuan',
  景明: 'Jingming',
  若谷: 'Ruogu',
  清和: 'Qinghe',
  怀瑾: 'Huaijin',
  书航: 'Shuhang',
  亦然: 'Yiran',
  牧之: 'Muzhi',
  子衿: 'Zijin',
  云舟: 'Yunzhou',
  承泽: 'Chengze',
  望川: 'Wangchuan',
  静姝: 'Jingshu',
  以宁: 'Yining',
  南乔: 'Nanqiao',
  予安: 'Yuan',
  嘉树: 'Jiashu',
  长风: 'Changfeng',
  初阳: 'Chuyang',
  念慈: 'Nianci',
  修远: 'Xiuyuan',
  闻笛: 'Wendi',
};
/** 顾言川 → Gu Yanchuan */
export const personInEnglish = (name) => `${found(SURNAMES, name[0])} ${found(GIVEN, name.slice(1))}`;

const WORDS = {
  // Kinds within a type
  普通股票型: 'Equity',
  偏股混合型: 'Equity-oriented balanced',
  灵活配置型: 'Flexible allocation',
  偏债混合型: 'Bond-oriented balanced',
  纯债型: 'Pure bond',
  混合二级债: 'Bond with up to 20% in shares',
  被动指数型: 'Passive index',
  指数增强型: 'Enhanced index',
  货币型: 'Money market',
  'QDII 股票型': 'QDII equity',
  养老目标日期: 'Pension target date',
  养老目标风险: 'Pension target risk',
  商品型: 'Commodity',
  // Custodians
  北曜银行: 'Bank of Beiyao',
  川汇银行: 'Chuanhui Bank',
  临港银行: 'Lingang Bank',
  中垣银行: 'Zhongyuan Bank',
  // Parts of benchmarks
  '沪深 300 指数收益率': 'CSI 300 return',
  '中证 500 指数收益率': 'CSI 500 return',
  创业板指数收益率: 'ChiNext return',
  中证红利指数收益率: 'CSI Dividend return',
  '恒生指数收益率（人民币计价）': 'Hang Seng return in renminbi',
  '全球科技指数收益率（人民币计价）': 'Global technology index return in renminbi',
  '黄金现货实盘合约 Au99.99 收益率': 'Au99.99 spot gold return',
  中债综合指数收益率: 'ChinaBond Composite return',
  '银行活期存款利率（税后）': 'demand deposit rate after tax',
  '七天通知存款利率（税后）': 'seven-day call deposit rate after tax',
  // Assets
  股票: 'Shares',
  债券: 'Bonds',
  现金: 'Cash',
  基金: 'Funds',
  其他: 'Other',
  '黄金 ETF': 'Gold ETF',
  // Policies and days
  '每日分配，按日支付，收益自动转为基金份额。':
    'Income is distributed daily and reinvested in units automatically.',
  '在符合分红条件的前提下，每年收益分配次数最多 6 次；可选择现金分红或红利再投资，未选择的为现金分红。':
    'Up to six distributions a year where the conditions are met, in cash or reinvested; in cash unless you choose otherwise.',
  'T+1 交易日': 'T+1 trading day',
  'T+2 交易日': 'T+2 trading days',
  'T+3 交易日': 'T+3 trading days',
  'T+5 交易日': 'T+5 trading days',
  'T+7 交易日': 'T+7 trading days',
  // Managers
  经济学硕士: 'Master of Economics',
  金融学硕士: 'Master of Finance',
  管理学硕士: 'Master of Management',
  理学硕士: 'Master of Science',
  工学硕士: 'Master of Engineering',
  金融工程博士: 'Doctor of Financial Engineering',
  数学硕士: 'Master of Mathematics',
  曾任证券公司研究所行业研究员: 'Formerly an industry analyst at a securities company',
  曾任保险资产管理公司固定收益投资经理: 'Formerly a fixed income manager at an insurance asset manager',
  '曾任公募基金公司交易员、研究员': 'Formerly a trader and analyst at a fund company',
  曾任银行金融市场部债券交易员: 'Formerly a bond trader in a bank’s financial markets department',
  曾任养老金管理公司投资经理: 'Formerly an investment manager at a pension company',
  权益投资: 'equities',
  权益与资产配置: 'equities and asset allocation',
  固定收益: 'fixed income',
  指数与量化: 'index and quantitative funds',
  现金管理: 'cash management',
  海外投资: 'overseas markets',
  资产配置: 'asset allocation',
};
export const inEnglish = (words) => found(WORDS, words);

/** Strategy and scope by type, as `WORDS` in demo-kinds.mjs. */
const EQUITY = [
  'Within strict limits of risk, picks companies from the bottom up for their competitive edge, sound governance and fair valuation, aiming at long-term capital growth.',
  'Shares and depositary receipts, bonds, interbank certificates of deposit, money market instruments and index futures; at least 80% of assets in shares.',
];
export const TERMS = {
  '01': EQUITY,
  '02': [
    'Moves between shares and bonds with the economy and the state of industries: shares for the quality of earnings, bonds for safe credit, aiming at steady returns within bearable swings.',
    'Shares, depositary receipts, bonds, interbank certificates of deposit and money market instruments; 60% to 95% of assets in shares (bond-oriented and flexible funds: see the fund contract).',
  ],
  '03': [
    'Government and policy bank bonds and high-grade credit; manages duration, maturities and credit spreads, aiming to beat the performance benchmark.',
    'Treasury bonds, policy bank bonds, credit bonds, interbank certificates of deposit and bank deposits; at least 80% of assets in bonds.',
  ],
  '04': [
    'Tracks its index with a daily deviation of no more than 0.35% and a tracking error of no more than 4% a year; enhancement stays within these limits.',
    'Constituents of the index and their candidates, other shares, bonds and money market instruments; at least 90% of assets in constituents.',
  ],
  '05': [
    'Keeps risk low and liquidity high, and mixes maturities and instruments to earn more than the performance benchmark.',
    'Cash, bank deposits, repo, central bank bills and interbank certificates of deposit of up to one year, and bonds with up to 397 days to run.',
  ],
  '06': [
    'Invests in companies listed abroad by industry trends and competitive strength, with an eye on currency and liquidity risk.',
    'Shares, depositary receipts and public funds listed abroad, and money market instruments; at least 80% of assets abroad.',
  ],
  '07': [
    'Sets the mix of assets by target date or target risk, lowers equities over time and spreads risk over selected funds.',
    'At least 80% of assets in units of approved or registered public funds; the rest in shares, bonds and money market instruments.',
  ],
  '08': [
    'Tracks the spot price closely through its target ETF, with a daily deviation of no more than 0.35%.',
    'At least 90% of net assets in the target ETF; the rest in spot contracts and money market instruments.',
  ],
};

/** The legal form at the end of a fund's full name. */
export const LEGAL = {
  '01': 'Equity Securities Investment Fund',
  '02': 'Balanced Securities Investment Fund',
  '03': 'Bond Securities Investment Fund',
  '04': 'Securities Investment Fund',
  '05': 'Money Market Fund',
  '06': 'Securities Investment Fund (QDII)',
  '07': 'Balanced Fund of Funds (FOF)',
  '08': 'Securities Investment Fund',
};

const ISSUERS = {
  宁川时代: 'Ningchuan Times',
  黔酿股份: 'Qianniang Distillers',
  远帆医疗: 'Yuanfan Medical',
  海晏家电: 'Haiyan Appliances',
  江陵电力: 'Jiangling Power',
  北辰光电: 'Beichen Optoelectronics',
  川岳水电: 'Chuanyue Hydropower',
  嘉禾农业: 'Jiahe Agriculture',
  瀚海芯片: 'Hanhai Chips',
  明德软件: 'Mingde Software',
  铸锋机床: 'Zhufeng Machine Tools',
  晴川药业: 'Qingchuan Pharma',
  云帆物流: 'Yunfan Logistics',
  金陵装备: 'Jinling Equipment',
  天衡半导体: 'Tianheng Semiconductor',
  星野新能: 'Xingye New Energy',
  安济生物: 'Anji Biotech',
  沧浪环保: 'Canglang Environment',
  启明传感: 'Qiming Sensors',
  禾木食品: 'Hemu Foods',
  雁塔银行: 'Yanta Bank',
  临港港务: 'Lingang Ports',
  大河矿业: 'Dahe Mining',
  泰初航空: 'Taichu Aviation',
  长桥精工: 'Changqiao Precision',
  白露乳业: 'Bailu Dairy',
  锦程汽车: 'Jincheng Motors',
  潮生光伏: 'Chaosheng Solar',
  沃野种业: 'Woye Seeds',
  溯源检测: 'Suyuan Testing',
  衡芜化工: 'Hengwu Chemicals',
  弘毅证券: 'Hongyi Securities',
  九章算力: 'Jiuzhang Computing',
  拓疆机器人: 'Tuojiang Robotics',
  听涛风电: 'Tingtao Wind Power',
  守拙家居: 'Shouzhuo Home',
  北曜银行: 'Bank of Beiyao',
};
const BOND_WORDS = {
  附息国债: 'Treasury Bond',
  国开: 'CDB',
  农发: 'ADBC',
  进出: 'Exim',
  二级: 'Tier 2',
};

/** Of a share, a bond or what else a fund holds: 26 附息国债 07 → 26 Treasury Bond 07 */
export function holdingInEnglish(name) {
  if (name in ISSUERS) return ISSUERS[name];
  if (name in WORDS) return WORDS[name];
  const english = Object.entries({ ...ISSUERS, ...BOND_WORDS }).reduce(
    (text, [zh, en]) => text.replace(zh, `${en} `),
    name,
  );
  return english.replace(/ +/g, ' ').trim();
}

function found(words, key) {
  const english = words[key];
  if (english === undefined) throw new Error(`No English for ${key}`);
  return english;
}
