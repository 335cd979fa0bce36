import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { openTestStore, type TestStore } from '@bank/store/testing';
import { onTestFinished } from 'vitest';
import { importBundle } from '../releases/import-bundle.ts';
import { packScope } from '../pack/pack-scope.ts';
import { activate } from '../releases/activations.ts';
import type { LetterKey } from '../formats/tables/storable-rows.ts';
import { FEED_NOW } from './feed-now.ts';
import { temporaryFolder, writeFiles } from './source-folder.ts';

export { FEED_NOW } from './feed-now.ts';

const rate = (key: string, sort: number, numbers: string[], names: string[]) =>
  [key, sort, key.toUpperCase(), 100, ...numbers, '0.12', '2026-11-20T10:30:00+08:00', ...names].join(',');

/** The sources of a small `rates` scope: three currencies as a table, two of them with three days of history. */
export function ratesSources(): Record<string, string> {
  return {
    'fx-rates.csv': [
      'key,sort,currency,unit,spotBuy,cashBuy,spotSell,cashSell,middleRate,changeRate,publishTime,zh.currencyName,en.currencyName',
      rate('usd', 1, ['707.15', '701.40', '710.12', '710.12', '708.21'], ['美元', 'US dollar']),
      rate('eur', 2, ['818.56', '793.12', '824.60', '824.60', '821.33'], ['欧元', 'Euro']),
      rate('thb', 3, ['20.11', '', '20.31', '', '20.22'], ['泰铢', 'Thai baht']),
    ].join('\n'),
    'fx-history.csv': `key,date,middleRate,spotBuy,spotSell
USD,2026-11-17,708.00,706.90,709.90
EUR,2026-11-17,821.00,818.20,824.20
USD,2026-11-18,708.10,707.00,710.00
EUR,2026-11-18,821.10,818.30,824.30
USD,2026-11-19,708.15,707.05,710.05
`,
    'gold-price.yaml':
      "- { key: gold, price: '612.40', changeRate: '0.3', publishTime: '2026-11-20T10:30:00+08:00' }\n",
  };
}

const product = (code: string, sort: number, rest: string) => `- key: ${code.toLowerCase()}
  sort: ${sort}
  prodCode: ${code}
  registerCode: Z700162600000${sort}
  wealthType: '1'
  riskLevel: R2
  status: '3'
  operateMode: OPEN
  saleMode: OWN
  organCode: BYWM
  currency: CNY
  customerType: PERSONAL
  minAmount: '1'
  stepAmount: '1'
  termDays: 90
  termBucket: T2
  ${rest}
  navDate: '2026-11-19'
  unitNav: '1.0163'
  documents: [{ file: files/manual.pdf, name: Manual }]
  zh: { prodName: 天璇, organName: 北曜理财, benchmarkText: 业绩比较基准, dealingText: 每日可赎 }
  en: { prodName: Merak, organName: Beiyao Wealth, benchmarkText: Benchmark, dealingText: Daily }
`;

/** Two wealth products with a document, one group that shows them, and two days of NAV. */
export function wealthSources(): Record<string, string | Uint8Array> {
  return {
    'wealth-products.yaml':
      product('TX26090', 1, "benchmarkLow: '2.20'\n  benchmarkHigh: '2.60'") + product('TS24001', 2, ''),
    'product-groups.yaml':
      '- { key: home, pageId: P01, groupName: Home, kind: FOCUS, codes: [TX26090, TS24001], sort: 1 }\n',
    'wealth-nav.csv':
      'key,date,unitNav,accNav\nTX26090,2026-11-18,1.0160,1.0160\nTX26090,2026-11-19,1.0163,1.0163\nTS24001,2026-11-19,1.0000,1.0000\n',
    'media/files/manual.pdf': Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  };
}

export interface FedStore extends TestStore {
  snapshot(): Promise<ContentSnapshot>;
}

/** A store in which the sources of one scope are published; removed after the test. */
export async function aFedStore(
  scope: Scope,
  sources: Record<string, string | Uint8Array>,
  letterKey?: LetterKey,
): Promise<FedStore> {
  const store = await openTestStore();
  onTestFinished(() => store.drop());
  const folder = writeFiles(join(temporaryFolder(), scope), sources);
  const out = join(temporaryFolder(), 'bundle');
  await packScope({ folder, scope, out, ...(letterKey && { letterKey }) });
  const { id } = await importBundle(store.writer, out, {}, FEED_NOW);
  await activate(store.writer, scope, id, { actor: 'li', now: FEED_NOW });
  return {
    ...store,
    snapshot: async () => store.store.snapshot(await store.store.currentVersion(FEED_NOW)),
  };
}
