import { seriesTypes } from '@bank/contract/schemas';
import { fundHistory, navPoints } from '../../subjects/funds/fund-history.ts';
import { NotFound } from '../../base/problems.ts';
import { defineDownload } from './download.ts';
import { NAV_COLUMNS, navCells } from './fund-nav-columns.ts';

const CODE = { CN: '基金代码', EN: 'Fund code' } as const;
const NAMES = { CN: '净值', EN: 'NAV' } as const;

/** The whole history of one fund, oldest first, as the page shows it (FUND-2). */
export const fundNavDownload = defineDownload(
  { fundCode: seriesTypes['fund-nav'].key },
  async ({ content }, { fundCode, language }) => {
    const points = navPoints(await fundHistory(content, fundCode));
    const last = points.at(-1);
    if (last === undefined) throw new NotFound(`There is no NAV history of "${fundCode}"`);
    return {
      fileName: `${fundCode} ${NAMES[language]} ${last.navDate}`,
      header: [CODE[language], ...NAV_COLUMNS[language]],
      rows: points.map((day) => [fundCode, ...navCells(day)]),
    };
  },
);
