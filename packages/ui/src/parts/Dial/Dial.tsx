import type { PointerEvent, ReactNode } from 'react';
import { POSITIONS, SIZE, arcTo, graduation, placeOf, positionAt } from './dial-places.ts';
import styles from './Dial.module.css';

interface DialProps {
  label: string;
  /** A whole number from 0 to 100; what it stands for is the caller's. */
  position: number;
  /** What the position stands for, as it is spoken. */
  valueText: string;
  /** Under the two ends of the arc. */
  ends: readonly [string, string];
  onMove: (position: number) => void;
  /** In the middle of the dial. */
  children: ReactNode;
}

/**
 * A range input as a graduated ring. The arc is dragged with a pointer or a finger, arrow keys go through the native
 * input, and a finger inside the ring scrolls the page.
 */
export function Dial({ label, position, valueText, ends, onMove, children }: DialProps) {
  const knob = placeOf(position);
  const [first, last] = [placeOf(0, 127), placeOf(POSITIONS, 127)];
  return (
    <div className={styles.dial}>
      <input
        className={styles.input}
        type="range"
        min={0}
        max={POSITIONS}
        step={1}
        aria-label={label}
        aria-valuetext={valueText}
        value={position}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <svg className={styles.ring} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <path className={styles.ticks} d={graduation()} />
        <path className={styles.track} d={arcTo(POSITIONS)} />
        <path className={styles.taken} d={arcTo(position)} />
        <text className="num" x={first.x - 4} y={first.y + 8} textAnchor="middle">
          {ends[0]}
        </text>
        <text className="num" x={last.x + 4} y={last.y + 8} textAnchor="middle">
          {ends[1]}
        </text>
        <circle className={styles.knob} cx={knob.x} cy={knob.y} r={11} />
        <circle className={styles.dot} cx={knob.x} cy={knob.y} r={4} />
        <path
          className={styles.hold}
          d={arcTo(POSITIONS)}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            inputOf(event)?.focus();
            onMove(pointedAt(event));
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointedAt(event));
          }}
        />
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}

type OnArc = PointerEvent<SVGPathElement>;

function inputOf({ currentTarget }: OnArc): HTMLInputElement | null {
  return currentTarget.ownerSVGElement?.parentElement?.querySelector('input') ?? null;
}

function pointedAt({ currentTarget, clientX, clientY }: OnArc): number {
  const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  return positionAt(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2);
}
