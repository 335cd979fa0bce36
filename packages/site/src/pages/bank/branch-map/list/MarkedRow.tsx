import type { Branch } from '@bank/contract';
import { BranchRow } from '../../../../parts/branches/BranchRow.tsx';
import { tell, usePlanSync } from '../plan/plan-sync.ts';
import styles from './BranchList.module.css';

interface MarkedRowProps {
  branch: Branch;
  sayDistance?: (distance: string) => string;
}

/** A branch of the list that shows where it is on the plan, and that the plan shows in the list. */
export function MarkedRow({ branch, sayDistance }: MarkedRowProps) {
  const { marked, chosen } = usePlanSync();
  const mark = () => tell({ marked: [branch.id] });
  const leave = () => tell({ marked: [] });
  return (
    <div
      className={styles.row}
      data-marked={marked.includes(branch.id) || chosen.includes(branch.id) ? '' : undefined}
      onPointerEnter={mark}
      onPointerLeave={leave}
      onFocus={mark}
      onBlur={leave}
    >
      <BranchRow branch={branch} {...(sayDistance !== undefined && { sayDistance })} />
    </div>
  );
}
