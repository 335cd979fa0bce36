import { row, type Row } from '../rows.mjs';

/** A row for each of `values`, by whose they are, with what it is by ours; `details` say more of some. */
export const rowsBeside = (
  figure: string,
  unit: string,
  values: Readonly<Record<string, number>> & { ours: number },
  details: Readonly<Record<string, string>> = {},
): Row[] =>
  Object.entries(values).map(([who, value]) => {
    const ratio = who === 'ours' ? undefined : `${(value / values.ours).toFixed(2)} of ours`;
    const detail = [ratio, details[who]].filter((text) => text !== undefined).join('; ');
    return row(`${figure}: ${who}`, value, unit, { detail });
  });
