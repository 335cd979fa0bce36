import { seriesTypes } from '@bank/contract/schemas';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';

const HEADER = {
  CN: ['产品代码', '净值日期', '单位净值', '累计净值'],
  EN: ['Product code', 'NAV date', 'Unit NAV', 'Accumulated NAV'],
} as const;
const NAMES = { CN: '净值', EN: 'NAV' } as const;

/** The whole NAV history of one product, oldest first (WLTH-5). */
export const wealthNavDownload = defineDownload(
  { prodCode: seriesTypes['wealth-nav'].key },
  async ({ content }, { prodCode, language }) => {
    const points = await content.series('wealth-nav', prodCode);
    const last = points.at(-1);
    if (last === undefined) throw new NotFound(`There is no NAV history of "${prodCode}"`);
    return {
      fileName: `${prodCode} ${NAMES[language]} ${last.date}`,
      header: HEADER[language],
      rows: points.map(({ date, unitNav, accNav }) => [prodCode, date, unitNav, accNav]),
    };
  },
);
