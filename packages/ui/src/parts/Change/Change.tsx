import type { Direction } from '../../base/direction.ts';
import styles from './Change.module.css';

const MARKS = { rise: '▲', fall: '▼' } as const;

interface ChangeProps {
  direction: Direction;
  /** The figure with its own sign, such as `+0.12%`. A flat change shows a dash instead. */
  figure: string;
}

/** A change against an earlier value: mark, sign and figure, so that colour is never the only carrier. */
export function Change({ direction, figure }: ChangeProps) {
  return (
    <span className={`num ${styles.change}`} data-direction={direction}>
      {direction === 'flat' ? (
        '–'
      ) : (
        <>
          <span className={styles.mark} aria-hidden="true">
            {MARKS[direction]}
          </span>{' '}
          {figure}
        </>
      )}
    </span>
  );
}
