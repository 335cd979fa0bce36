import { useState } from 'react';
import { VisuallyHidden, type SortDirection } from '@bank/ui';
import { sortingWords } from '../../words/common/sorting/words.ts';
import { useWords } from '../../base/state/site-context.ts';

interface SortedStatusProps {
  /** The head whose order the list has; none in the order given. */
  column?: string | undefined;
  direction?: SortDirection | undefined;
  /** The name of an order that was chosen from several and that no head has. */
  choice?: string | undefined;
}

/** Says the order of a list that its address sorts whenever that changes; the order it came with its heads tell. */
export function SortedStatus({ column, direction, choice }: SortedStatusProps) {
  const words = useWords(sortingWords);
  const isSorted = column !== undefined && direction !== undefined;
  const unsorted = choice === undefined ? words['sort.given'] : words['sort.chosen'](choice);
  const order = isSorted ? words['sort.sorted'](column, direction) : unsorted;
  const [first] = useState(order);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && order !== first) setChanged(true);
  return (
    <VisuallyHidden>
      <span role="status">{isChanged ? order : ''}</span>
    </VisuallyHidden>
  );
}
