/* oxlint-disable no-underscore-dangle -- the field names are the cluster’s. */
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/test-index.ts';
import type { Group } from '../../query/query-tree.ts';
import { TERM_FIELDS } from './index-template.ts';
import { lookupQuery } from './tree-query.ts';

interface AnyField {
  dis_max: { queries: { term: Record<string, { boost: number }> }[] };
}

interface Way {
  bool: { boost: number; _name: string; must: [{ bool: { must: AnyField[] } }] };
}

interface OneGroup {
  bool: { must: [{ dis_max: { tie_breaker: number; queries: Way[] } }] };
}

const loan: Group = {
  alts: [
    { tokens: ['贷款'], weight: 1 },
    { tokens: ['借款'], weight: 0.8 },
  ],
};

function asked(group: Group) {
  const tree = { keyword: '贷款', groups: [group], terms: ['贷款'] };
  const lookup = { tree, need: 'all', groups: [group] } as const;
  const { bool } = lookupQuery(lookup, { language: 'CN', now: TEST_NOW }) as unknown as OneGroup;
  return bool.must[0].dis_max;
}

describe('what a cluster is asked', () => {
  it('counts of the ways to say a thing the best by its weight, and a part of the others', () => {
    const { queries, tie_breaker: others } = asked(loan);
    expect(queries.map(({ bool }) => [bool._name, bool.boost])).toEqual([
      ['g0a0', 1],
      ['g0a1', 0.8],
    ]);
    expect(others).toBe(0.3);
  });

  it('takes a word of the title for twice as much as one of the text, not for ten times', () => {
    const [typed] = asked(loan).queries;
    const inAny = typed?.bool.must[0].bool.must[0]?.dis_max.queries ?? [];
    const boosts = new Map(inAny.flatMap(({ term }) => Object.entries(term)));
    const boostOf = (field: string) => boosts.get(field)?.boost ?? 0;
    expect(boostOf(TERM_FIELDS.title) / boostOf(TERM_FIELDS.body)).toBeCloseTo(1.96, 2);
  });
});
