import { beforeHan } from '../../loading/join-words.ts';

export const history = {
  'history.ranges': '时间范围',
  'history.measures': '显示内容',
  'history.range': {
    '1W': '1 周',
    '1M': '1 个月',
    '3M': '3 个月',
    '6M': '6 个月',
    '1Y': '1 年',
    '3Y': '3 年',
    '5Y': '5 年',
    ALL: '全部',
  },
  'history.rangeName': {
    '1W': '近 1 周',
    '1M': '近 1 个月',
    '3M': '近 3 个月',
    '6M': '近 6 个月',
    '1Y': '近 1 年',
    '3Y': '近 3 年',
    '5Y': '近 5 年',
    ALL: '全部数据',
  },
  'history.since': (day: string) => `自 ${beforeHan(day)}以来`,
  'history.asTable': '以表格查看',
  'history.asChart': '以图表查看',
  'history.download': '下载 CSV',
  'history.empty': '此时间范围内没有数据',
  'history.none': '暂无历史数据',
  'history.caption': (title: string) => `${title}，由近及远`,
  'history.date': '日期',
  'history.noValue': '未公布',
  'history.conclusion': (name: string, range: string, first: string, last: string, change: string) =>
    `${range}，${spaced(name)}由 ${first} 到 ${last}${change}`,
  'history.rose': (percent: string) => `，上涨 ${percent}`,
  'history.fell': (percent: string) => `，下跌 ${percent}`,
  'history.unchanged': '，没有变化',
  'history.basisPoints': (points: string) => `${points} 个基点`,
  'history.first': '期初',
  'history.last': '期末',
  'history.high': '最高',
  'history.low': '最低',
  'history.change': '区间变化',
  'history.rows': (total: number) => `共 ${total} 个数据日`,
  'history.pages': '历史数据分页',
  'history.jumpBefore': '跳至',
} as const;

/** A Latin letter or figure stands off from the Chinese after it: `1 年期 LPR` → `1 年期 LPR 由`. */
function spaced(name: string): string {
  return name.replace(/(?<=[\da-z])$/i, ' ');
}
