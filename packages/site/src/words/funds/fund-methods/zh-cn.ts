import { beforeHan } from '../../loading/join-words.ts';

export const fundMethods = {
  'methods.lead': '同一只基金，算法不同，数字就不同。这里写明本站每个数字怎么算、依据是什么。',
  'methods.figures': '每个数字怎么算',
  'methods.formula': '算法',
  'methods.source': '依据',
  'methods.example': '举例',
  'methods.by': '举例用的是 ',
  'methods.returnOf': (change: string, from: string, to: string) => `${beforeHan(from)}至 ${to}：${change}`,
  'methods.fallOf': (fall: string, from: string, to: string, months: number | undefined) =>
    `${beforeHan(from)}至 ${to}：${fall}，${months === undefined ? '还没有回到原来的高点' : `${months} 个月收复`}`,
  'methods.sharpeOf': (year: string, free: string, volatility: string, sharpe: string) =>
    `（${year} − ${free}）÷ ${volatility} ≈ ${sharpe}`,
  'methods.rankOf': (place: number, count: number) => `近 1 年收益在同类 ${count} 只中排第 ${place}`,
  'methods.feeOf': '投入 10,000.00 元、费率 0.15%：10,000.00 ÷ 1.0015 = 9,985.02 元，费用 14.98 元',
  'methods.lineOf': (name: string, fall: string) => `${name}近 1 年走势，最深下跌 ${fall}`,
  'methods.lineNote': '近 1 年走势，分红再投资；金色折角是最深的一次下跌，从高点量到低点。',
  'methods.name': {
    'total-return': '区间收益',
    'money-return': '货币基金收益',
    volatility: '年化波动率',
    drawdown: '最深下跌（最大回撤）',
    sharpe: '夏普比率',
    benchmark: '业绩比较基准',
    rank: '同类排名与同类平均',
    correlation: '走势相关系数',
    overlap: '持仓重合度',
    fee: '申购费',
  } as Readonly<Record<string, string>>,
  'methods.says': {
    'total-return':
      '在区间首日买入、分红全部再投资，到最新净值日一共赚了多少。各区间从几个月前的同一天算起；那天没有净值，用之前最近的一天。成立时间不够的区间不显示。',
    'money-return':
      '货币基金每份始终是 1 元，收益体现为每万份收益，逐日累计。七日年化收益率由最近七个自然日的收益折算。',
    volatility: '净值一天天摆动得有多厉害。取近 1 年，数字越大，短期涨跌越剧烈。',
    drawdown:
      '近 1 年里，在最高点买入、在其后最低点卖出会亏多少。收复用时从最低点算到重新站上原来的高点，不足一个月按一个月计。',
    sharpe: '每承担一份波动，换来多少超出存款的收益。货币基金几乎没有波动，不计算。',
    benchmark: '基金合同约定的参照物，通常由几个指数和存款利率按比例组成。',
    rank: '只和同一类型的基金比，按同一区间的收益由高到低排；收益相同，名次相同。平均为各基金累计收益的算术平均。',
    correlation: '对比页上，两只基金涨跌是否同步：1 为完全同步，0 为互不相关。只用所比基金都有净值的日子。',
    overlap: '对比页上，两只基金披露的重仓里有多少是相同的。只看得到披露的部分，实际重合可能更高。',
    fee: '从申购金额里扣除的费用。500 万元及以上按笔收取固定金额。',
  } as Readonly<Record<string, string>>,
  'methods.formulas': {
    'total-return': '∏（当日净值 + 当日分红）÷ 前一日净值 − 1，分红在除息日按当日净值再投资',
    'money-return': '∏（1 + 万份收益 ÷ 10,000）− 1；七日年化 =（七日累计 + 1）^（365 ÷ 7）− 1',
    volatility: '日对数收益的样本标准差 × √244（244 为 A 股年均交易日数）',
    drawdown: 'min（当日价值 ÷ 此前最高价值 − 1），价值含分红再投资',
    sharpe: '（近 1 年收益 − 无风险利率）÷ 年化波动率',
    benchmark: '每日按权重再平衡：Σ 权重 × 当日涨跌；利率部分为 年利率 ÷ 365 × 天数',
    rank: '参加比较：未终止，且最新净值不晚于同类最新日 10 天。已终止的基金不在其中，平均可能因此偏高',
    correlation: '两只基金日收益的皮尔逊相关系数',
    overlap: 'Σ min（两只基金各自的占净值比例），按证券代码逐一相比',
    fee: '净申购金额 = 申购金额 ÷（1 + 费率）；费用 = 申购金额 − 净申购金额；份额 = 净申购金额 ÷ 净值',
  } as Readonly<Record<string, string>>,
  'methods.sources': {
    'total-return': 'CFA 协会 GIPS 标准：时间加权收益率',
    'money-return': '中国证监会货币市场基金信息披露规则',
    volatility: '行业通行做法',
    drawdown: 'Magdon-Ismail 与 Atiya，2004',
    sharpe: 'Sharpe，1966、1994',
    benchmark: '基金合同',
    rank: '本站规则',
    correlation: '通行统计方法',
    overlap: '基金定期报告',
    fee: '中国证监会“外扣法”',
  } as Readonly<Record<string, string>>,
  'methods.riskFree': (rate: string) =>
    `${rate} 是本行现行 1 年期定期存款利率，即无风险利率，利率调整后随之改变。`,
  'methods.peers': '同类组',
  'methods.peersText': (day: string) =>
    `按基金类型分组。下面是截至 ${beforeHan(day)}有满 1 年数据、参加比较的基金数。`,
  'methods.type': '基金类型',
  'methods.count': '只数',
  'methods.young': (count: number) => `另有 ${count} 只成立不满 1 年，没有近 1 年的风险数字。`,
  'methods.when': '什么时候更新',
  'methods.whenText':
    '净值每个交易日晚间导入，所有数字随导入一并重算，不接受外部填报的业绩数字。净值更正后，受影响的数字全部重算。',
  'methods.toField': '回到风险与收益图',
  'methods.toGlossary': '名词解释',
} as const;
