import { row, type Row } from '../rows.mjs';

export interface Cost {
  name: string;
  ms: number;
  detail: string;
}

export interface MeasuredStore {
  costs: Cost[];
  residentMb: number;
}

// Milliseconds of processor time on a quiet machine.
const HEAVY = /^(?:home|fund)/;
const AT_MOST = { heavy: 9, other: 4 };
/** Of the small size's cost. */
const GROWTH_AT_MOST = 1.2;

export const costRows = (costs: readonly Cost[]): Row[] =>
  costs.map(({ name, ms, detail }) =>
    row(name, ms, 'ms', { atMost: HEAVY.test(name) ? AT_MOST.heavy : AT_MOST.other, detail }),
  );

/** A row for each kind of page that both sizes have: what it costs at the large size by what it costs at the small one. */
export function growthRows(size: string, small: MeasuredStore, large: MeasuredStore): Row[] {
  const before = new Map(small.costs.map((cost) => [cost.name, cost]));
  const grown = large.costs.flatMap(({ name, ms, detail }) => {
    const its = before.get(name);
    if (its === undefined) return [];
    return row(`${name}, ${size}: by small`, ms / its.ms, '', {
      atMost: GROWTH_AT_MOST,
      detail: `${ms.toFixed(2)} ms (${detail}) by ${its.ms.toFixed(2)} (${its.detail})`,
    });
  });
  const memory = row(`memory after it, ${size}: by small`, large.residentMb / small.residentMb, '', {
    detail: `${large.residentMb.toFixed(0)} MB by ${small.residentMb.toFixed(0)}`,
  });
  return [...grown, memory];
}
