import { useWords } from '../../base/state/site-context.ts';
import { MISSING_PARTS_ID } from '../../base/state/missing-parts.ts';
import styles from './MissingParts.module.css';

/** What missing-parts.ts shows. It is there from the start, for pages whose scripts are what is missing. */
export function MissingParts() {
  const words = useWords();
  return (
    <div id={MISSING_PARTS_ID} className={styles.place} role="status" data-at-foot="">
      <p className={styles.message} hidden suppressHydrationWarning>
        {words['problem.missing']}{' '}
        <a href="" data-reload="">
          {words['problem.reload']}
        </a>
      </p>
    </div>
  );
}
