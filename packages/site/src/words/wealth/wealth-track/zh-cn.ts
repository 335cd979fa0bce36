import { beforeHan } from '../../loading/join-words.ts';

export const wealthTrack = {
  'track.asTable': '以表格查看',
  'track.csv': '下载 CSV',
  'track.of': '，',
  'track.attained': '每一期达到基准了吗',
  'track.attainedCount': (count: number, reached: number) => `${count} 期里 ${reached} 期达到或高于下限`,
  'track.results': { BELOW: '低于', WITHIN: '达到', ABOVE: '高于' },
  'track.attainedReading': (day: string, range: string, reached: string, result: string) =>
    `截至 ${beforeHan(day)}的一期，基准 ${range}，实际 ${reached}，${result}`,
  'track.attainedNote':
    '每期实际年化 =（期末净值 ÷ 期初净值 − 1）÷ 天数 × 365，按累计净值计算，单利，横轴为期末。金色是当期业绩比较基准的上下限，空心圆低于下限。基准是参考，不是承诺。',
  'track.period': '运作期',
  'track.periodSpan': (from: string, to: string) => `${beforeHan(from)}至 ${to}`,
  'track.benchmark': '业绩比较基准',
  'track.reached': '实际年化',
  'track.result': '结果',

  'track.months': '每个月比基准多还是少',
  'track.monthsCount': (count: number, above: number) =>
    `${count} 个月里 ${above} 个月高于基准，差值单位为百分点`,
  'track.monthReading': (month: string, own: string, benchmark: string, difference: string) =>
    `${month}，产品 ${own}，基准 ${benchmark}，相差 ${difference} 个百分点`,
  'track.monthsNote': (from: string) =>
    `圆点为本产品，菱形为按公式每日再平衡算出的基准，竖线是两者之差。自 ${from} 起，首月和本月可能不足一个月。`,
  'track.month': '月份',
  'track.own': '本产品',
  'track.formula': '基准',
  'track.difference': '相差（百分点）',

  'track.outcomes': '持有多久，结果如何',
  'track.outcomesAside': (day: string) => `按累计净值，截至 ${day}`,
  'track.holding': '持有',
  'track.holdings': { 1: '1 个月', 3: '3 个月', 6: '6 个月', 12: '1 年' } as Readonly<Record<string, string>>,
  'track.count': '样本',
  'track.countOf': (count: number) => `${count} 次`,
  'track.gained': '盈利占比',
  'track.gainedShare': (share: string) => `盈利 ${share}`,
  'track.worst': '最差',
  'track.median': '中位',
  'track.best': '最好',
  'track.outcomeReading': (holding: string, count: number, gained: string, worst: string, median: string) =>
    `持有 ${holding}，${count} 次中 ${gained}盈利，最差 ${worst}，中位 ${median}`,
  'track.outcomesNote':
    '每个净值日买入各算一次：到期日的累计净值（当日没有净值的取前一净值日）÷ 买入日的累计净值 − 1，未扣申购赎回费与税。金色由最差到最好，圆点是由小到大居中的一次。各次期间互有重叠。过往结果不预示未来，不构成收益承诺。',

  'track.openings': '什么时候能买卖',
  'track.everyDay': '每个交易日都可以提交申请。',
  'track.openNow': (to: string) => `今天开放，本次到 ${to}。`,
  'track.openToday': '今天开放。',
  'track.openNext': (span: string) => `下一次：${span}。`,
  'track.openSpan': (from: string, to: string) => `${beforeHan(from)}至 ${to}`,
  'track.weekdays': { 1: '一', 2: '二', 3: '三', 4: '四', 5: '五', 6: '六', 7: '日' } as Readonly<
    Record<string, string>
  >,
  'track.open': '开放日',
  'track.today': '今天',
  'track.step.apply': '提交申购或赎回申请',
  'track.step.confirm': '确认份额与净值',
  'track.step.payOut': '赎回款到账',
  'track.steps': '申请、确认与到账',
  'track.calendar': '加入日历',
  'track.openingsNote': '遇节假日顺延，当日截止时间与最短持有要求以产品说明书为准。',
} as const;
