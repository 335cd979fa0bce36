import { NotFound } from '../../base/problems.ts';
import { investorHandlers } from '../../subjects/investors/investor-handlers.ts';
import { defineDownload } from './download.ts';
import { toFact } from './to-fact.ts';

const NAMES = { CN: '主要财务指标数据', EN: 'Key figures data' } as const;

/** Names of columns are part of the file's contract and the same in both languages. */
const HEADER = [
  'concept',
  'label',
  'value',
  'unit',
  'decimals',
  'periodType',
  'periodStart',
  'periodEnd',
  'context',
] as const;

/** The key figures for programs: a row for each fact, in the manner of XBRL, newest year first (IR-2). */
export const keyFigureFactsDownload = defineDownload({}, async ({ content }, { language }) => {
  const years = await investorHandlers.keyFigures({ content, imageBase: '' }, { channel: '1', language });
  const [newest] = years;
  const oldest = years.at(-1);
  if (newest === undefined || oldest === undefined) throw new NotFound('No key figures have been published');
  return {
    fileName: `${NAMES[language]} ${oldest.year}-${newest.year}`,
    header: [...HEADER],
    rows: years.flatMap(({ year, items }) =>
      items.map((item) => {
        const fact = toFact(year, item);
        return HEADER.map((column) => fact[column]);
      }),
    ),
  };
});
