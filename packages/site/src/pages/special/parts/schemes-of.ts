import type { ArticleSummary, Scheme } from '@bank/contract';

export type ListedScheme = Scheme & Pick<ArticleSummary, 'id' | 'columnId'>;

/** The schemes among pieces, each with where it is read. */
export function schemesOf(pieces: readonly ArticleSummary[]): ListedScheme[] {
  return pieces.flatMap(({ id, columnId, scheme }) =>
    scheme === undefined ? [] : [{ ...scheme, id, columnId }],
  );
}
