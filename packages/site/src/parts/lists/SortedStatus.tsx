import { useState } from 'react';
import { VisuallyHidden, type SortDirection } from '@bank/ui';
import { sortingWords } from '../../words/common/sorting/words.ts';
import { useWords } from '../../base/state/site-context.ts';

interface SortedStatusProps {
  /** The head whose order the list has; none in the order given. */
  column: string | undefined;
  direction: SortDirection | undefined;
}

/** Says the order of a list that its address sorts whenever that changes; the order it came with its heads tell. */
export function SortedStatus({ column, direction }: SortedStatusProps) {
  const words = useWords(sortingWords);
  const isSorted = column !== undefined && direction !== undefined;
  const order = isSorted ? words['sort.sorted'](column, direction) : words['sort.given'];
  const [first] = useState(order);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && order !== first) setChanged(true);
  return (
    <VisuallyHidden>
      <span role="status">{isChanged ? order : ''}</span>
    </VisuallyHidden>
  );
}
