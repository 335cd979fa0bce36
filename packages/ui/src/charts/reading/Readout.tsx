import type { Direction } from '../../base/direction.ts';
import { DashSample } from '../DashSample.tsx';
import styles from './Readout.module.css';

export interface ReadFigure {
  id: string;
  name: string;
  value: string;
  /** Number of the line that it is read from, where there are several. */
  series?: number;
  /** Of a change; its mark and sign stand in the value. */
  direction?: Direction;
}

/** `strip` stands over a large chart; `line` over one of several that are small. */
export type ReadoutLook = 'strip' | 'line';

interface ReadoutProps {
  /** What the figures are of, in words, and for programs where it is a time. */
  when: string;
  dateTime?: string;
  figures: readonly ReadFigure[];
  label: string;
  /** The keys' own control speaks already while it has the focus. */
  isSilent: boolean;
  look?: ReadoutLook;
}

/** The figures at one stop, above the drawing and always in the same place; it is the key to the lines too. */
export function Readout(props: ReadoutProps) {
  const { when, dateTime, figures, label, isSilent, look = 'strip' } = props;
  return (
    <ul
      className={styles.readout}
      data-look={look}
      aria-label={label}
      aria-live={isSilent ? 'off' : 'polite'}
    >
      <li className={styles.day}>
        {dateTime === undefined ? (
          <span className="num">{when}</span>
        ) : (
          <time className="num" dateTime={dateTime}>
            {when}
          </time>
        )}
      </li>
      {figures.map(({ id, name, value, series, direction }) => (
        <li key={id}>
          {series === undefined ? null : <DashSample series={series} />}
          <span className={styles.name}>{name}</span>
          <b className="num" data-direction={direction}>
            {value}
          </b>
        </li>
      ))}
    </ul>
  );
}
