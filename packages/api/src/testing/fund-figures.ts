import { seriesFields } from '@bank/contract/schemas';

/** The figures of a fund as importing writes them: those not given are empty. */
export const fundFigures = (key: string, date: string, given: Readonly<Record<string, string>>) => ({
  key,
  date,
  values: seriesFields('fund-measure').map((field) => given[field] ?? ''),
});
