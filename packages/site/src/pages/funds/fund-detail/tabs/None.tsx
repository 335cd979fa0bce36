import type { ReactNode } from 'react';
import styles from './None.module.css';

/** In place of what there is not, why there is not. */
export function None({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
