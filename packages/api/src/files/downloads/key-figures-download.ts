import { NotFound } from '../../base/problems.ts';
import { investorHandlers } from '../../subjects/investors/investor-handlers.ts';
import { defineDownload } from './download.ts';

const NAMES = { CN: '主要财务指标', EN: 'Key figures' } as const;
const HEADER = { CN: ['指标', '单位'], EN: ['Item', 'Unit'] } as const;

/** The key figures, a row for each figure and a column for each year, newest first (IR-2). */
export const keyFiguresDownload = defineDownload({}, async ({ content }, { language }) => {
  const years = await investorHandlers.keyFigures({ content, imageBase: '' }, { channel: '1', language });
  const [newest] = years;
  const oldest = years.at(-1);
  if (newest === undefined || oldest === undefined) throw new NotFound('No key figures have been published');
  return {
    fileName: `${NAMES[language]} ${oldest.year}-${newest.year}`,
    header: [...HEADER[language], ...years.map(({ year }) => year)],
    rows: newest.items.map(({ code, name, unit }) => [
      name,
      unit,
      ...years.map(({ items }) => items.find((item) => item.code === code)?.value),
    ]),
  };
});
