import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestStop } from './nearest-stop.ts';
import styles from './ChartReader.module.css';

export interface ChartReaderProps {
  /** Names the part that the arrow keys move. */
  label: string;
  /** Where the reader can stop, from left to right, in the drawing's own coordinates. */
  stops: readonly { x: number }[];
  /** Of the drawing, in its own coordinates. */
  width: number;
  stop: number | undefined;
  /** What is said at a stop. */
  spoken: (stop: number) => string;
  onStop: (stop: number | undefined) => void;
  /** Whether keys move it: then it speaks for itself. */
  onKeys: (hasFocus: boolean) => void;
}

/** Lies over a drawing: pointer, touch and arrow keys move it from figure to figure. */
export function ChartReader({ label, stops, width, stop, spoken, onStop, onKeys }: ChartReaderProps) {
  const last = stops.length - 1;
  const at = Math.min(stop ?? last, last);
  const follow = (event: PointerEvent<HTMLElement>) => {
    // Both sides of the division are in the window's pixels, so the page's scale cancels out.
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    onStop(nearestStop(stops, ((event.clientX - left) / shown) * width));
  };
  const step = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    onStop(next === 'none' ? undefined : next);
  };
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={spoken(at)}
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

/** Steps of Page Up and Page Down. */
const LEAP = 20;

function keyTarget(key: string, at: number, last: number): number | 'none' | undefined {
  const within = (target: number) => Math.max(0, Math.min(last, target));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 1);
    case 'PageDown':
      return within(at - LEAP);
    case 'PageUp':
      return within(at + LEAP);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
}
