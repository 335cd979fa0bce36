import type { IndexedDocument } from './documents.mjs';

export interface LabelledQuery {
  kind: string;
  language: 'CN' | 'EN';
  keyword: string;
  grades: Record<string, number>;
  /** The content has all pages that answer it best. */
  isWhole: boolean;
}
export declare function labelledQueries(
  documents: readonly IndexedDocument[],
  name: string,
  options?: { gone?: 'refused' | 'left out' },
): LabelledQuery[];
