import { beforeHan } from '../../loading/join-words.ts';

export const wealthDetail = {
  'detail.ended': '本产品已到期。以下内容供持有过本产品的客户查阅，本行不再销售本产品。',
  'detail.raising': (from: string, to: string) => `本产品正在募集，募集期 ${beforeHan(from)}至 ${to}。`,
  'detail.presale': (from: string) => `本产品尚未开始募集，募集自 ${beforeHan(from)}开始。`,
  'detail.unlistedTitle': '本产品暂不在列表中展示',
  'detail.unlistedReasons': {
    REGISTER: '产品尚未取得理财产品登记编码。',
    BENCHMARK: '业绩比较基准的上限与下限不一致，正在与管理人核对。',
    RAISE: '募集日期前后不一致，正在与管理人核对。',
    TERM: '产品期限与起止日期不一致，正在与管理人核对。',
    NAV: '净值数据与净值历史不一致，正在与管理人核对。',
    AMOUNT: '起购或递增金额有误，正在与管理人核对。',
  } as Readonly<Record<string, string>>,
  'detail.figures': '产品要点',
  'detail.perYear': '年化',
  'detail.formulaTitle': '业绩比较基准，公式',
  'detail.formulaBasis': '每日再平衡，没有固定数字',
  'detail.noBenchmark': '未设业绩比较基准',
  'detail.unitNav': '单位净值',
  'detail.accNav': '累计净值',
  'detail.noNav': '尚无净值',
  'detail.navDay': (day: string) => `净值日 ${day}`,
  'detail.term': '产品期限',
  'detail.minimum': '起购金额',
  'detail.step': (amount: string) => `以 ${amount}递增`,
  'detail.mainNotice': '重要提示',
} as const;
