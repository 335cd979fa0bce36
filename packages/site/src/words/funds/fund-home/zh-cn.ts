import { beforeHan } from '../../loading/join-words.ts';

export const fundHome = {
  'zone.lead': (count: number) => `${count} 只代销基金，先看波动和跌幅，再看收益。`,
  'zone.search': '查找基金',
  'zone.searchFound': (count: number) => `找到 ${count} 只，选一只在图上查看`,
  'zone.searchNone': (keyword: string) => `没有找到与“${keyword}”有关的基金。`,
  'zone.searchYoung': '成立不满 1 年，看详情',
  'zone.searchAll': '在列表中看全部结果',

  'zone.field': '一张图看清风险与收益',
  'zone.fieldText': (day: string) => `每颗星是一只基金。越靠右波动越大，越靠上近 1 年收益越高。截至 ${day}`,
  'zone.levels': '按风险等级筛选',
  'zone.everyLevel': '全部',
  'zone.axisX': '年化波动率（平方根刻度）→',
  'zone.axisY': '↑ 近 1 年收益',
  'zone.trail': (ratio: string) => `夏普 ${ratio}`,
  'zone.fieldLabel': (
    count: number,
    figures: {
      calm: string;
      wild: string;
      low: string;
      high: string;
    },
  ) =>
    `${count} 只基金的年化波动率与近 1 年收益：波动率从 ${figures.calm} 到 ${figures.wild}，收益从 ${figures.low} 到 ${figures.high}`,
  'zone.fieldKeys':
    '方向键移到最近的基金，Home 与 End 移到波动最小与最大的基金，回车加入或移出对比，也可以点按星点。',
  'zone.types': '基金类型图例',
  'zone.asTable': '以表格查看',
  'zone.asField': '看图',
  'zone.csv': '下载 CSV',
  'zone.tableCaption': (page: number, pages: number) =>
    `近 1 年风险与收益，按夏普比率由高到低，第 ${page} 页，共 ${pages} 页`,
  'zone.tablePages': '风险与收益表分页',
  'zone.notDrawn': (young: number, raising: number, ended: number) => {
    const kinds = [
      ...(young === 0 ? [] : [`${young} 只成立不满 1 年`]),
      ...(raising === 0 ? [] : [`${raising} 只正在募集`]),
      ...(ended === 0 ? [] : [`${ended} 只已终止`]),
    ];
    return kinds.length === 0 ? '' : `另有 ${kinds.join('、')}，不画在图上。`;
  },
  'zone.note': (riskFree: string) =>
    `收益含分红再投资；波动率取日对数收益的标准差乘以 244 的平方根；${
      riskFree === '' ? '' : `夏普比率以本行 1 年期定期存款利率 ${riskFree} 为无风险利率；`
    }虚线上各点夏普比率相同。过往业绩不预示未来表现。`,
  'zone.methods': '每个数字怎么算',
  'zone.empty': '暂无满 1 年的基金可以画在图上。',

  'zone.name': '基金名称',
  'zone.year': '近 1 年收益',
  'zone.volatility': '年化波动率',
  'zone.fall': '最深下跌',
  'zone.sharpe': '夏普比率',
  'zone.place': '同类收益排名',
  'zone.recovery': '收复用时',
  'zone.months': (months: number) => `${months} 个月`,
  'zone.notRecovered': '尚未收复',
  'zone.noFall': '没有下跌',
  'zone.notApplicable': '不适用',
  'zone.placeOf': (place: string, of: string) => `${place} / ${of}`,
  'zone.curve': (from: string, to: string, change: string) => `${beforeHan(from)}至 ${to}累计收益 ${change}`,
  'zone.curveComing': '走势读取中',
  'zone.curveFailed': '走势没有读到，请稍后再选一次。',
  'zone.add': '加入对比',
  'zone.takeOut': '移出对比',
  'zone.details': '看详情',
  'zone.readout': (figures: {
    name: string;
    type: string;
    risk: string;
    year: string;
    volatility: string;
    fall: string;
    sharpe: string;
    place: string;
  }) =>
    `${figures.name}，${figures.type}，${figures.risk}，近 1 年收益 ${figures.year}，波动率 ${figures.volatility}，最深下跌 ${figures.fall}，夏普比率 ${figures.sharpe}，同类第 ${figures.place}`,

  'zone.falls': '最深跌过多少',
  'zone.fallsText': '近 1 年内从最高点到最低点的跌幅。一根竖线是一只基金，圆点是该类中位',
  'zone.fallsLabel': (types: string) => `近 1 年最深下跌的中位数：${types}`,
  'zone.fallsCount': '只数',
  'zone.fallsMedian': '中位',
  'zone.fallsMildest': '最浅',
  'zone.fallsDeepest': '最深',
  'zone.fallsOf': (type: string, median: string, deepest: string) => `${type} ${median}、最深 ${deepest}`,
  'zone.fallsPick': (name: string, fall: string) => `朱色竖线是上图选中的${name}：${fall}，`,
  'zone.fallsBetter': (type: string) => `浅于${type}中位。`,
  'zone.fallsWorse': (type: string) => `深于${type}中位。`,
  'zone.fallsSame': (type: string) => `与${type}中位相同。`,
  'zone.fallsRecovered': (low: string, months: number) => `${low} 跌到最低，${months} 个月内收复。`,
  'zone.fallsOpen': (low: string) => `${low} 跌到最低，尚未收复。`,

  'zone.ranking': '近 1 年居前',
  'zone.rankingText': '收益和最深下跌放在同一根轴上',
  'zone.rankingTypes': '按类型看排名',
  'zone.rankingAll': (count: number) => `全部 ${count} 只`,
  'zone.trend': '近 1 年走势',
  'zone.deepest': '最深',
  'zone.trendConclusion': (change: string) => `近 1 年累计收益 ${change}`,

  'zone.news': '资讯与公告',
  'zone.nothing': '暂无内容',
} as const;
