export const serviceGuide = {
  steps: '办理步骤',
  materials: '要准备的材料',
  questions: '常问的问题',
  quotes: '此刻牌价',
  quotesUnit: '现汇卖出价，人民币元兑 100 外币',
  allQuotes: '全部牌价',
  related: '接着看',
} as const;
