import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './WideTable.module.css';
import { scrollingCells, useColumnsInSight } from './use-columns-in-sight.ts';

export interface WideTableWords {
  /** "Columns 1–3 of 6". */
  inSight: (first: number, last: number, total: number) => string;
  previous: string;
  next: string;
}

interface WideTableProps {
  /** Names the frame, which can be scrolled by keyboard. A group: the section around it is the landmark of that name. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  words: WideTableWords;
  /** The table: its first column stays, the others stop where a whole one begins. */
  children: ReactNode;
}

/** A real table that on a phone keeps its first column and moves by whole columns; how far is seen and heard. */
export function WideTable({ label, labelledBy, words, children }: WideTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inSight = useColumnsInSight(frame);
  const isAtStart = inSight === undefined || inSight.first === 1;
  const isAtEnd = inSight === undefined || inSight.last === inSight.total;
  const step = (direction: 1 | -1) => {
    const width = frame.current === null ? undefined : scrollingCells(frame.current)[0]?.offsetWidth;
    frame.current?.scrollBy({ left: direction * (width ?? 0) });
  };
  return (
    <div className={styles.wide}>
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-labelledby={labelledBy}
        data-wide-table=""
        data-more={isAtEnd ? undefined : ''}
      >
        {children}
      </div>
      {inSight === undefined ? null : (
        <div className={styles.foot}>
          <span className={styles.ticks} aria-hidden="true">
            {Array.from({ length: inSight.total }, (_, index) => (
              <i
                key={index}
                data-on={index + 1 >= inSight.first && index + 1 <= inSight.last ? '' : undefined}
              />
            ))}
          </span>
          <span className={`num ${styles.where}`} role="status">
            {words.inSight(inSight.first, inSight.last, inSight.total)}
          </span>
          {/* Not `disabled`: the focus must not be lost at an end. */}
          <button
            type="button"
            className={styles.step}
            aria-disabled={isAtStart}
            aria-label={words.previous}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" size={16} />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-disabled={isAtEnd}
            aria-label={words.next}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
