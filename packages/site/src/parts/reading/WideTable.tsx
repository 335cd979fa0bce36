import type { ReactNode } from 'react';
import { WideTable as Frame } from '@bank/ui';
import { wideTableWords } from '../../words/common/wide-table/words.ts';
import { useWords } from '../../base/state/site-context.ts';

interface WideTableProps {
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** A table that on a phone keeps its first column and moves by whole columns, with the words of the page's language. */
export function WideTable(props: WideTableProps) {
  const words = useWords(wideTableWords);
  return (
    <Frame
      {...props}
      words={{
        inSight: words['wide.inSight'],
        previous: words['wide.previous'],
        next: words['wide.next'],
      }}
    />
  );
}
