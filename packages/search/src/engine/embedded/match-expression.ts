import type { Alternative, Group } from '../../query/query-tree.ts';

/** Every term is quoted and quotes are doubled, so no typed text is ever read as FTS5 syntax (quality S15). */
function quoted(terms: string): string {
  return `"${terms.replaceAll('"', '""')}"`;
}

export function phraseExpression(terms: readonly string[]): string {
  return quoted(terms.join(' '));
}

function alternativeExpression({ tokens, phrase }: Alternative): string {
  if (phrase === true) return quoted(tokens.join(' '));
  return `(${tokens.map(quoted).join(' AND ')})`;
}

export function groupExpression({ alts, code, prefix }: Group): string {
  const expressions = alts.map(alternativeExpression);
  const first = alts[0]?.tokens.join(' ') ?? '';
  if (code === true) expressions.push(`({code} : ${quoted(first)} *)`);
  else if (prefix === true) expressions.push(`(${quoted(first)} *)`);
  return `(${expressions.join(' OR ')})`;
}

export function andExpression(groups: readonly Group[]): string {
  return groups.map(groupExpression).join(' AND ');
}

export function orExpression(groups: readonly Group[]): string {
  return groups.map(groupExpression).join(' OR ');
}
