import { gainedShare } from '@bank/contract';
import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { trackOfProduct } from '../../subjects/wealth/track-of-product.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: [
    '产品代码',
    '持有（月）',
    '样本（次）',
    '盈利（次）',
    '盈利占比（%）',
    '最差（%）',
    '中位（%）',
    '最好（%）',
  ],
  EN: [
    'Product code',
    'Held for (months)',
    'Times',
    'Times gained',
    'Gained (%)',
    'Worst (%)',
    'Median (%)',
    'Best (%)',
  ],
} as const;
const NAMES = { CN: '持有结果', EN: 'outcomes of holding' } as const;

/** What holding one product for so long has come to, from every day it could have begun, as the page has it (WLTH-8). */
export const wealthOutcomesDownload = defineDownload(
  { prodCode: seriesTypes['wealth-nav'].key },
  async ({ content }, { prodCode, language }) => {
    const { outcomes = [] } = (await trackOfProduct(content, language, prodCode)) ?? {};
    if (outcomes.length === 0) throw new NotFound(`There is no holding of "${prodCode}" that has ended`);
    return {
      fileName: `${prodCode} ${NAMES[language]}`,
      header: HEADER[language],
      rows: outcomes.map(({ months, count, gained, worst, median, best }) => [
        prodCode,
        String(months),
        String(count),
        String(gained),
        gainedShare(gained, count),
        worst,
        median,
        best,
      ]),
    };
  },
);
