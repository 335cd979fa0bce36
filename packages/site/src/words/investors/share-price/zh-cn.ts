import { beforeHan } from '../../loading/join-words.ts';

export const sharePrice = {
  'share.unit': '元，每个交易日的收盘价',
  'share.demoUnit': '演示序列，不是真实股价；元，每个交易日一个',
  'share.close': '股价',
  'share.reinvested': '含分红再投资',
  'share.dayChange': '较前一日',
  'share.sign': '息',
  'share.each': (sum: string) => `${sum} 元`,
  'share.dividendOn': (day: string, sum: string) => `${beforeHan(day)}除息，每股派息 ${sum} 元（含税）`,
  'share.reinvestedTo': (value: string, change: string) =>
    `；把期间分红按除息日收盘价买成股份，相当于 ${value} 元，${change}`,
  'share.note':
    '“息”为除息日，派息为每股含税金额。含分红再投资一线从区间首日的股价起算，未计税费。过往表现不代表未来，股价以交易所发布的为准。',
  'share.paid': (list: string) => `区间内派息：${list}。`,
  'share.paidOn': (day: string, sum: string) => `${day} ${sum} 元`,
  'share.paidJoin': '，',
  'share.demoNote': '这条序列由演示程序按固定种子生成。',
} as const;
