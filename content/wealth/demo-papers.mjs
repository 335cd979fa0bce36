/* The words of the demo product papers. Chinese only, as such papers are; every page says that it is a demonstration. */
import { FAMILIES, OWN } from './demo-families.mjs';
import { PRODUCTS } from './demo-products.mjs';

const MANUALS = {
  cash: {
    names: ['天枢'],
    title: '天枢系列现金管理类理财产品说明书',
    level: 'R1 低风险',
    nav: '每个交易日',
    back: '赎回后 1–2 个工作日',
  },
  fixed: {
    names: ['天璇'],
    title: '天璇系列固定收益类理财产品说明书',
    level: 'R1–R2，由低到中低风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  enhanced: {
    names: ['天玑'],
    title: '天玑系列增强型固定收益类理财产品说明书',
    level: 'R2–R3，由中低到中风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  mixed: {
    names: ['天权', '玉衡'],
    title: '天权、玉衡系列混合类理财产品说明书',
    level: 'R3–R4，由中到中高风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  equity: {
    names: ['开阳'],
    title: '开阳系列权益类与商品类理财产品说明书',
    level: 'R4–R5，由中高到高风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  pension: {
    names: ['摇光'],
    title: '摇光系列养老理财产品说明书',
    level: 'R2–R3，由中低到中风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  private: {
    names: ['紫微'],
    title: '紫微系列私募理财产品说明书',
    level: 'R3–R4，由中到中高风险',
    nav: '每个交易日',
    back: '赎回后 2 个工作日，封闭式为到期后 3 个工作日内',
  },
  corporate: {
    names: ['公曜'],
    title: '公曜系列公司理财产品说明书',
    level: 'R1–R3，由低到中风险',
    nav: '每个交易日',
    back: '赎回后 1–2 个工作日，封闭式为到期后 3 个工作日内',
  },
  agency: {
    names: ['代销'],
    title: '代销理财产品销售文件',
    level: '以发行机构评级和本行评级中较高的为准',
    nav: '以发行机构公布为准',
    back: '以发行机构的产品说明书为准',
  },
};

const row = (name, value) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
const table = (caption, rows) =>
  `<table class="text"><caption>${caption}</caption><tbody>${rows.map(([name, value]) => row(name, value)).join('')}</tbody></table>`;

/** One paper: its file, its title, and the inside of each page. */
function manual(key) {
  const { names, title, level, nav, back } = MANUALS[key];
  const family = FAMILIES[names[0]];
  const { manage, custody, sale, success } = family.fees;
  const issuer = key === 'agency' ? '各发行机构，见产品页面' : OWN.zh;
  return {
    file: `manual-${key}`,
    title,
    pages: [
      `<h2>${title}</h2><div class="ticks"></div>
<p class="lead">理财非存款，产品有风险，投资须谨慎。业绩比较基准不是预期收益率，不代表产品的未来表现和实际收益，不构成收益承诺。</p>
${table('产品概要', [
  ['管理人', issuer],
  ['销售机构', '北曜银行股份有限公司'],
  ['风险等级', level],
  ['投资范围', family.scope[0]],
  ['净值公布', nav],
  ['资金到账', back],
  ['起购金额、期限与业绩比较基准', '逐只产品不同，以产品页面和发行公告为准'],
])}
${table('费用（年化，按前一日资产净值计提）', [
  ['管理费', `${manage}%`],
  ['托管费', `${custody}%`],
  ['销售服务费', `${sale}%`],
  ['业绩报酬', success === undefined ? '不收取' : success.split('|')[0]],
  ['申购费、赎回费', '不收取'],
])}
<p class="aside">${key === 'agency' ? '本类产品由发行机构发行与管理，发行机构承担产品责任；北曜银行只负责销售，不承担产品的投资、兑付和风险管理责任。' : '本系列产品由北曜理财发行与管理，北曜银行负责销售。产品不保证本金，也不保证收益。'}</p>`,
      `<h2>交易、估值与信息披露</h2>
<h3>认购、申购与赎回</h3><p>募集期内认购的资金按活期计息，成立日起计入产品。开放式产品在开放日 15:30 前提交的申请按当日净值确认，之后提交的顺延到下一个开放日。最短持有期内不接受赎回。</p>
<h3>估值</h3><p>标准化资产以当日收盘价或第三方估值计量，没有活跃市场报价的采用估值技术。现金管理类产品以摊余成本计量，并用影子定价校验。单位净值保留四位小数。</p>
<h3>收益分配与到期</h3><p>分红以公告为准，分红后单位净值相应减少，累计净值不受影响。封闭式产品到期后 3 个工作日内兑付，遇非工作日顺延，顺延期间不计息。</p>
<h3>提前终止</h3><p>产品规模低于 5000 万元，或市场发生使投资目标无法实现的重大变化时，管理人可以提前终止，并提前 3 个工作日公告。</p>
<h3>信息披露</h3><p>管理人在每个开放日后的第二个工作日公布净值，每季度结束后 15 个工作日内发布季度报告。您可以凭产品登记编码在中国理财网核对产品是否真实。</p>
<h3>咨询与投诉</h3><p>请致电 95526，海外请拨 0086-10-95526，私人银行客户请拨 4006 095 526。我们在 15 日内答复。</p>`,
    ],
  };
}

const TIERS = {
  low: ['R1–R2', '净值波动较小，但仍可能因市场利率上行、债券违约而亏损。', '谨慎型及以上'],
  middle: ['R3', '净值有一定波动，持有时间较短时可能亏损，最近一年的最大回撤通常在 1%–4%。', '稳健型及以上'],
  high: ['R4–R5', '净值波动大，可能在较长时间内亏损，极端情况下可能损失大部分本金。', '进取型及以上'],
};

function riskNotice(tier) {
  const [levels, summary, fit] = TIERS[tier];
  return {
    file: `risk-${tier}`,
    title: `理财产品风险揭示书（${levels}）`,
    pages: [
      `<h2>理财产品风险揭示书</h2><div class="ticks"></div>
<p class="lead">适用于风险等级为 ${levels} 的产品。${summary}</p>
${table('请在购买前逐项确认', [
  ['适合的客户', `风险承受能力评估结果为${fit}的客户，评估有效期 12 个月`],
  ['本金风险', '产品不保证本金。在最不利的情况下，您可能损失部分或全部本金'],
  ['市场风险', '利率、股价、汇率和商品价格的变化会使净值上升或下降'],
  ['信用风险', '所投资的债券或交易对手违约，会使净值下降'],
  ['流动性风险', '封闭期和最短持有期内不能赎回；发生巨额赎回时可能延期支付'],
  ['管理风险', '管理人的判断和操作会影响投资结果'],
  ['汇率风险', '外币产品换成人民币时，可能因汇率变化而少于投入'],
  ['不成立与提前终止', '募集规模不足时产品可能不成立；产品也可能提前终止'],
  ['信息传递', '请主动查看公告；因联系方式变更未通知本行而未收到信息的，由您承担'],
])}
<p class="aside">请在读完产品说明书和本揭示书、清楚自己可能承担的最大损失之后，再决定是否购买。销售人员口头所说与文件不一致的，以文件为准。</p>`,
    ],
  };
}

function feeChange() {
  return {
    file: 'fee-change-2026-09',
    title: '关于下调天玑、天权系列理财产品管理费的公告',
    pages: [
      `<h2>关于下调天玑、天权系列理财产品管理费的公告</h2><div class="ticks"></div>
<p class="lead">自 2026 年 10 月 1 日起，下列产品的管理费下调，您不需要办理任何手续。</p>
<table><caption>管理费，年化</caption><thead><tr><th scope="col">系列</th><th scope="col">原费率</th><th scope="col">新费率</th></tr></thead><tbody><tr><th scope="row">天玑</th><td>0.35%</td><td>0.25%</td></tr><tr><th scope="row">天权</th><td>0.50%</td><td>0.40%</td></tr></tbody></table>
<h3>如何计算</h3><p>管理费按前一日资产净值每日计提，已从公布的净值中扣除。以 10 万元为例，费率从 0.35% 降到 0.25%，一年少付 100 元。</p>
<h3>您的选择</h3><p>不同意本次调整的客户，可以在 2026 年 9 月 30 日前赎回，不收取赎回费。对本公告有疑问，请致电 95526。</p>
<p class="note">${OWN.zh}　2026 年 9 月 18 日</p>`,
    ],
  };
}

const rangeOf = ({ benchmark }) => `${benchmark[0]}%–${benchmark.at(-1)}%`;

function issueNotice(product) {
  return {
    file: `issue-${product.code.toLowerCase()}`,
    title: `${product.zh}发行公告`,
    pages: [
      `<h2>${product.zh}发行公告</h2><div class="ticks"></div>
<p class="lead">产品代码 ${product.code}，登记编码 ${product.register}。</p>
${table('发行安排', [
  ['募集期', `${product.raise[0]} 至 ${product.raise[1]}`],
  ['成立日', product.valueDate],
  ['期限', `${product.days} 天，封闭运作`],
  ['风险等级', product.risk],
  ['业绩比较基准（年化）', rangeOf(product)],
  ['起购金额', `${Number(product.min ?? 1).toLocaleString('en')} 元`],
])}
<p>业绩比较基准由管理人根据投资范围、当前市场利率和费用测算，不是预期收益率，不构成收益承诺。募集期内管理人可以提前结束募集，并在结束当日公告。</p>
<p class="note">${OWN.zh}　2026 年 11 月 9 日</p>`,
    ],
  };
}

function expiryNotice(product) {
  return {
    file: `expiry-${product.code.toLowerCase()}`,
    title: `${product.zh}到期公告`,
    pages: [
      `<h2>${product.zh}到期公告</h2><div class="ticks"></div>
<p class="lead">产品代码 ${product.code}，于 2026 年 10 月 27 日到期，资金已于 2026 年 10 月 29 日划回您的账户。</p>
${table('到期结果', [
  ['成立日', product.valueDate],
  ['实际运作天数', `${product.days} 天`],
  ['业绩比较基准（年化）', rangeOf(product)],
  ['兑付方式', '本金与收益一次性划回原扣款账户'],
])}
<p>到期净值以产品页面公布的最后一个净值为准。如有疑问，请致电 95526。</p>
<p class="note">${OWN.zh}　2026 年 10 月 28 日</p>`,
    ],
  };
}

/** @param {(product: object) => [string, string]} raiseOf first and last day of the raise */
export function demoPapers(raiseOf) {
  return [
    ...Object.keys(MANUALS).map(manual),
    ...Object.keys(TIERS).map(riskNotice),
    feeChange(),
    ...PRODUCTS.filter(({ issue }) => issue).map((product) =>
      issueNotice({ ...product, raise: raiseOf(product) }),
    ),
    ...PRODUCTS.filter(({ expiry }) => expiry).map(expiryNotice),
  ];
}
