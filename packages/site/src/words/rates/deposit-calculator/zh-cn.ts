export const depositCalculator = {
  'deposit.intro': '选择存款种类，填写金额与日期。默认使用现行挂牌利率，也可以填写您与本行约定的利率。',
  'deposit.kinds': '存款种类',
  'deposit.kind': {
    FIXED: '整存整取',
    LARGE_CD: '大额存单',
    CALL: '通知存款',
    DEMAND: '活期',
    INSTALMENT: '零存整取',
    GOAL: '存钱目标',
  },
  'deposit.currency': '币种',
  'deposit.amount': '存入金额',
  'deposit.monthly': '每月存入金额',
  'deposit.goal': '目标金额',
  'deposit.goalAnnounce': (monthly: string, total: string) => `每月存入 ${monthly}，到期本息 ${total}`,
  'deposit.goalRule':
    '按月存入相同金额，到期本息不低于目标：每月金额 = 目标 ÷（月数 + 月利率 × 各笔存款月数之和），向上取到分。',
  'deposit.goalSum': (goal: string, rate: string, months: number, monthly: string) =>
    `${goal} ÷（${months} + ${rate} ÷ 12 × ${(months * (months + 1)) / 2}）≈ ${monthly}`,
  'deposit.monthCount': (months: number) => `${months} 个月`,
  'deposit.more': '更多条件',
  'deposit.term': '存期',
  'deposit.notice': '通知期',
  'deposit.noticeOf': { CALL1: '1 天通知', CALL7: '7 天通知' },
  'deposit.start': '存入日',
  'deposit.end': '支取日',
  'deposit.endHint': '早于到期日按提前支取计算，晚于到期日的部分按活期计算；不填按到期支取计算。',
  'deposit.own': '年利率',
  'deposit.ownHint': '不填使用现行挂牌利率。',
  'deposit.noOffer': (currency: string, term: string) =>
    `本行不办理${currency} ${term}存款，请换一个币种或存期`,
  'deposit.steps': (least: string, step: string) => `${least}起存，超过的部分须为 ${step}的整数倍`,
  'deposit.endAfter': '支取日应晚于存入日',
  'deposit.interest': { HELD: '到期利息', PAID: '应得利息' },
  'deposit.total': '本息合计',
  'deposit.principal': '本金',
  'deposit.maturity': '到期日',
  'deposit.paidOn': '支取日',
  'deposit.rate': '年利率',
  'deposit.noticeBy': '最迟通知日',
  'deposit.announce': (interest: string, total: string) => `利息 ${interest}，本息合计 ${total}`,
  'deposit.early': (rate: string, forgone: string) =>
    `提前支取，按活期利率 ${rate} 计息，比持有到期少 ${forgone}。`,
  'deposit.overdue': (rate: string) => `到期后未转存的时间按活期利率 ${rate} 计息。`,
  'deposit.tooShort': (rate: string) => `存期短于通知期，按活期利率 ${rate} 计息。`,
  'deposit.months': (amount: string, rate: string, months: number, interest: string) =>
    `${amount} × ${rate} × ${months} ÷ 12 = ${interest}`,
  'deposit.instalments': (amount: string, rate: string, months: number, earning: number, interest: string) =>
    `${amount} × ${rate} ÷ 12 × ${earning} = ${interest}（${earning} 是 1 到 ${months} 的和：第一笔存 ${months} 个月，最后一笔存 1 个月）`,
  'deposit.days': (amount: string, rate: string, days: number, basis: number, interest: string) =>
    `${amount} × ${rate} × ${days} ÷ ${basis} = ${interest}`,
  'deposit.monthsRule': (months: number) => `按月计息：本金 × 年利率 × ${months} 个月 ÷ 12。`,
  'deposit.daysRule': (days: number, basis: number) =>
    `按实际天数计息：本金 × 年利率 × ${days} 天 ÷ ${basis}，存入日计息，支取日不计息。`,
  'deposit.instalmentsRule': '按月积数计息：每月存入金额 × 月利率 × 累计月数。',
  'deposit.rounding':
    '利息四舍五入到分（日元到元）。存入日在月末、到期月没有对应日的，以到期月最后一天为到期日。',
  'deposit.demandRounding': '按一次结息测算，未计每季结息（每季末月 20 日）后利息再生利息。',
  'deposit.compare': '不同存期比一比',
  'deposit.compareNote': (amount: string) => `同样存入 ${amount}，持有到期：`,
  'deposit.compareExample': (amount: string) => `以存入 ${amount}、持有到期为例：`,
} as const;
