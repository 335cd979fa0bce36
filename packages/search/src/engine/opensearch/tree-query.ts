import { SEARCH_FACETS } from '@bank/contract';
import type { Alternative, Group } from '../../query/query-tree.ts';
import type { ChosenFacets } from '../facets.ts';
import { FURTHER_WAYS, K1 } from '../bm25.ts';
import { COLUMN_WEIGHTS, INDEX_COLUMNS } from '../index-row.ts';
import type { Lookup, VisibleFilters } from '../search-backend.ts';
import { TERM_FIELDS } from './index-template.ts';

type Query = Record<string, unknown>;

/**
 * The embedded engine counts an occurrence in a column as so many in the text, and the more there are the less each adds. The cluster
 * scores each field by itself, so of a column counts what it is worth after that: ten times as often is not ten times as good.
 */
const BOOSTS = INDEX_COLUMNS.map((column, index) => {
  const weight = COLUMN_WEIGHTS[index] ?? 1;
  return { field: TERM_FIELDS[column], boost: (weight * (1 + K1)) / (weight + K1) };
});
const READ_BACK = [TERM_FIELDS.title, TERM_FIELDS.tsub, TERM_FIELDS.tags, TERM_FIELDS.lead];

/** A term or phrase in the best of the fields. Terms are values, never query syntax. */
function inAnyField(terms: string, kind: 'match_phrase' | 'term' | 'prefix'): Query {
  const queries = BOOSTS.map(({ field, boost }): Query => {
    const value = kind === 'match_phrase' ? { query: terms, boost } : { value: terms, boost };
    return { [kind]: { [field]: value } };
  });
  return { dis_max: { queries } };
}

function alternativeQuery({ tokens, phrase }: Alternative): Query {
  if (phrase === true) return inAnyField(tokens.join(' '), 'match_phrase');
  return { bool: { must: tokens.map((token) => inAnyField(token, 'term')) } };
}

/** `_name` tells in the answer which alternative of which group a document matched: g2a0. */
function groupQuery({ alts, code, prefix }: Group, index: number): Query {
  const queries = alts.map((alternative, number): Query => ({
    bool: {
      must: [alternativeQuery(alternative)],
      boost: alternative.weight,
      _name: `g${index}a${number}`,
    },
  }));
  const first = alts[0]?.tokens.join(' ') ?? '';
  if (code === true) {
    const inCode = { prefix: { [TERM_FIELDS.code]: { value: first, boost: 12 } } };
    queries.push({ bool: { must: [inCode], _name: `g${index}a0` } });
  } else if (prefix === true) {
    queries.push({ bool: { must: [inAnyField(first, 'prefix')], _name: `g${index}a0` } });
  }
  return { dis_max: { tie_breaker: FURTHER_WAYS, queries } };
}

/** The same lookups as the embedded engine makes, with what the whole tree matches told beside it. */
export function lookupQuery({ tree, need, groups }: Lookup, filters: VisibleFilters): Query {
  const wanted = groups.map((group) => groupQuery(group, tree.groups.indexOf(group)));
  const others = tree.groups
    .filter((group) => !groups.includes(group))
    .map((group) => ({
      constant_score: { filter: groupQuery(group, tree.groups.indexOf(group)), boost: 0 },
    }));
  const bool =
    need === 'all'
      ? { must: wanted, should: others }
      : { must: [{ bool: { should: wanted } }], should: others };
  return { bool: { ...bool, filter: filterQueries(filters) } };
}

function filterQueries({ language, docTypes, from, to, now, facets = {} }: VisibleFilters): Query[] {
  const notBefore = (field: string, bound: Query) => ({
    bool: { should: [{ bool: { must_not: { exists: { field } } } }, { range: { [field]: bound } }] },
  });
  const queries: Query[] = [
    { term: { shownIn: language } },
    notBefore('publishAt', { lte: now }),
    notBefore('expireAt', { gt: now }),
  ];
  if (docTypes !== undefined) queries.push({ terms: { docType: docTypes } });
  if (from !== undefined) queries.push({ range: { publishDate: { gte: from } } });
  if (to !== undefined) queries.push({ range: { publishDate: { lte: to, gt: '' } } });
  return [...queries, ...facetQueries(facets)];
}

function facetQueries(chosen: ChosenFacets): Query[] {
  return Object.entries(chosen).map(([facet, value]) => ({ term: { [facet]: value } }));
}

/** More values than a result page ever shows. */
const MOST_VALUES = 60;

/** Counts of each facet among what the other choices leave. */
export function facetCounting(chosen: ChosenFacets): Record<string, Query> {
  return Object.fromEntries(
    SEARCH_FACETS.map((facet) => {
      const { [facet]: _own, ...others } = chosen;
      const values = { terms: { field: facet, size: MOST_VALUES } };
      return [facet, { filter: { bool: { filter: facetQueries(others) } }, aggs: { values } }];
    }),
  );
}

/** Fields of terms that ranking reads back, to see what the title, the tags and the first words match. */
export const TERM_SOURCE = READ_BACK;
