import type { PageQuery } from '../../../../base/page/page-module.ts';
import type { WealthSection } from '../../../../parts/wealth/wealth-paths.ts';

/** A purpose in plain words and the limits and order that serve it (WLTH-1). */
interface Goal {
  /** Names it in the dictionary. */
  code: string;
  query: PageQuery;
}

const GOALS: readonly (Goal & { only?: WealthSection })[] = [
  { code: 'ANYTIME', query: { term: 'T0' } },
  { code: 'QUARTER', query: { term: 'T0,T1,T2', sort: 'term-up' } },
  { code: 'STEADY', query: { risk: 'R1,R2', sort: 'risk-up' } },
  { code: 'ONE_YUAN', query: { min: '1', sort: 'minimum-up' }, only: 'PERSONAL' },
  { code: 'LONG', query: { term: 'T6' }, only: 'PERSONAL' },
  { code: 'DOLLAR', query: { currency: 'USD' } },
];

export function goalsOf(section: WealthSection): Goal[] {
  return GOALS.filter(({ only }) => only === undefined || only === section);
}

/** True where the address holds this goal and nothing else. */
export function isGoal({ query }: Goal, current: PageQuery): boolean {
  const { column: _column, page: _page, ...rest } = current;
  const names = new Set([...Object.keys(rest), ...Object.keys(query)]);
  return [...names].every((name) => rest[name] === query[name]);
}
