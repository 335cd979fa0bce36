import type { Branch } from '@bank/contract';
import { BranchRow } from '../../../../parts/branches/BranchRow.tsx';
import { markBranches, usePlanSync } from '../plan/plan-sync.ts';
import styles from './BranchList.module.css';

/** A branch of the list that shows where it is on the plan, and that the plan shows in the list. */
export function MarkedRow({ branch }: { branch: Branch }) {
  const { marked } = usePlanSync();
  const mark = () => markBranches([branch.id]);
  const leave = () => markBranches([]);
  return (
    <div
      className={styles.row}
      data-marked={marked.includes(branch.id) ? '' : undefined}
      onPointerEnter={mark}
      onPointerLeave={leave}
      onFocus={mark}
      onBlur={leave}
    >
      <BranchRow branch={branch} />
    </div>
  );
}
