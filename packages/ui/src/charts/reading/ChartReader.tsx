import type { KeyboardEvent, PointerEvent } from 'react';
import { keyTarget, type Way } from './key-target.ts';
import styles from './ChartReader.module.css';

export interface ChartReaderProps {
  /** Names the part that the arrow keys move. */
  label: string;
  /** Stops are numbered; the first may be another than 0 where a drawing leaves the oldest out. */
  first?: number;
  last: number;
  at: number;
  /** What is said at the stop. */
  spoken: string;
  /** The stop under a pointer; undefined where there is none. */
  find: (event: PointerEvent<HTMLElement>) => number | undefined;
  onStop: (stop: number | undefined) => void;
  /** Whether keys move it: then it speaks for itself. */
  onKeys: (hasFocus: boolean) => void;
  way?: Way;
}

/** Lies over a drawing: pointer, touch and arrow keys move it from figure to figure. */
export function ChartReader(props: ChartReaderProps) {
  const { label, first = 0, last, at, spoken, find, onStop, onKeys, way = 'along' } = props;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const found = find(event);
    if (found !== undefined) onStop(found);
  };
  const step = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onStop(undefined);
    else {
      const next = keyTarget(event.key, { first, last, at, way });
      if (next === undefined) return;
      onStop(next);
    }
    event.preventDefault();
  };
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      data-way={typeof way === 'string' ? way : 'grid'}
      aria-label={label}
      aria-orientation={way === 'rows' ? 'vertical' : undefined}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={spoken}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        // A finger that is lifted leaves what it found in view.
        if (event.pointerType !== 'touch' && document.activeElement !== event.currentTarget)
          onStop(undefined);
      }}
      onFocus={() => {
        onKeys(true);
        onStop(at);
      }}
      onBlur={() => {
        onKeys(false);
        onStop(undefined);
      }}
      onKeyDown={step}
    />
  );
}
