import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { trackOfProduct } from '../../subjects/wealth/track-of-product.ts';
import type { CsvRow } from './csv-text.ts';
import { defineDownload } from './download.ts';

const PERIODS = {
  CN: ['产品代码', '期初', '期末', '基准下限（%）', '基准上限（%）', '实际年化（%）', '结果'],
  EN: ['Product code', 'From', 'To', 'Low (%)', 'High (%)', 'Reached, a year (%)', 'Result'],
} as const;
const RESULTS = {
  CN: { BELOW: '低于', WITHIN: '达到', ABOVE: '高于' },
  EN: { BELOW: 'Below', WITHIN: 'Within', ABOVE: 'Above' },
} as const;
const MONTHS = {
  CN: ['产品代码', '月份', '本产品（%）', '基准（%）', '相差（百分点）'],
  EN: ['Product code', 'Month', 'Product (%)', 'Benchmark (%)', 'Difference (points)'],
} as const;
const NAMES = { CN: '与业绩比较基准', EN: 'against its benchmark' } as const;

/** What one product reached against its benchmark: by period, or by month where the benchmark is a formula. */
export const wealthTrackDownload = defineDownload(
  { prodCode: seriesTypes['wealth-nav'].key },
  async ({ content }, { prodCode, language }) => {
    const { periods = [], months = [] } = (await trackOfProduct(content, language, prodCode)) ?? {};
    const rows: CsvRow[] =
      periods.length > 0
        ? periods.map(({ from, to, low, high, reached, result }) => [
            prodCode,
            from,
            to,
            low,
            high,
            reached,
            RESULTS[language][result],
          ])
        : months.map(({ month, product, benchmark, difference }) => [
            prodCode,
            month,
            product,
            benchmark,
            difference,
          ]);
    if (rows.length === 0)
      throw new NotFound(`There is no period of "${prodCode}" to hold against a benchmark`);
    const header = periods.length > 0 ? PERIODS : MONTHS;
    return { fileName: `${prodCode} ${NAMES[language]}`, header: header[language], rows };
  },
);
