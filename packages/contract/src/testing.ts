/* For tests and examples, here and in other packages: entities with meaning. */
import type { WealthProduct } from './index.ts';

export { answering } from './testing/answering.ts';

/** One that is on sale and whose figures agree; `given` is what a test is about. */
export function aWealthProduct(given: Partial<WealthProduct> = {}): WealthProduct {
  return {
    prodCode: 'TX26090',
    prodName: '天璇·稳健 90 天持有期',
    registerCode: 'Z7001626000090',
    wealthType: '1',
    riskLevel: 'R2',
    status: '3',
    operateMode: 'OPEN',
    saleMode: 'OWN',
    organCode: 'BYWM',
    organName: '北曜理财有限责任公司',
    currency: 'CNY',
    minAmount: '1',
    stepAmount: '1',
    termDays: 90,
    termBucket: 'T2',
    benchmarkLow: '2.20',
    benchmarkHigh: '2.60',
    benchmarkText: '业绩比较基准',
    dealingText: '满 90 天后每日可赎',
    customerType: 'PERSONAL',
    fees: [],
    documents: [],
    ...given,
  };
}
