import { useSortedRows, type RowOrder, type SortValue } from '@bank/ui';
import { sortingWords } from '../../words/common/sorting/words.ts';
import { useWords } from '../../base/state/site-context.ts';

/** Rows that the visitor can sort by the columns of which a value is told, with the words of the page's language. */
export function useSorted<Row, Column extends string>(
  given: readonly Row[],
  values: Readonly<Record<Column, (row: Row) => SortValue>>,
): { rows: readonly Row[]; order: RowOrder<Column> } {
  const words = useWords(sortingWords);
  return useSortedRows(given, values, { sorted: words['sort.sorted'], given: words['sort.given'] });
}
