import type { Alternative, Group } from './query-tree.ts';

export interface Frequencies {
  readonly documents: number;
  documentsWith(term: string): number;
}

/** About how many documents the typed alternative is in, or any other where it is in none. */
export function documentsOf(group: Group, frequencies: Frequencies): number {
  const counts = group.alts.map((alternative) => documentsOfAlternative(alternative, frequencies));
  return (counts[0] ?? 0) > 0 ? (counts[0] ?? 0) : Math.max(0, ...counts);
}

function documentsOfAlternative({ tokens }: Alternative, frequencies: Frequencies): number {
  return Math.min(...tokens.map((token) => frequencies.documentsWith(token)));
}
