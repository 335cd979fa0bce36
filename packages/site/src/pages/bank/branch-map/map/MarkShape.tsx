import type { BranchPoint } from '@bank/contract';
import styles from './MarkShape.module.css';

/** Told apart by shape as well as by colour: a disc is staffed, a square serves itself, a diamond is a specialty branch. */
export function MarkShape({ type }: { type: BranchPoint['branchType'] }) {
  if (type === '4' || type === '5') {
    return <rect className={styles.selfService} x="-6" y="-6" width="12" height="12" />;
  }
  if (type === '6') return <path className={styles.specialty} d="M0-9 9 0 0 9-9 0Z" />;
  return <circle className={styles.staffed} r={type === '1' ? 9 : 7} />;
}
