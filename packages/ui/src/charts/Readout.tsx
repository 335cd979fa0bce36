import { DashSample } from './DashSample.tsx';
import styles from './Readout.module.css';

export interface ReadFigure {
  id: string;
  name: string;
  value: string;
  /** Number of the line that it is read from, where there are several. */
  series?: number;
}

interface ReadoutProps {
  /** What the figures are of, in words and for programs: a day, or a time of it. */
  when: string;
  dateTime: string;
  figures: readonly ReadFigure[];
  label: string;
  /** The keys' own control speaks already while it has the focus. */
  isSilent: boolean;
}

/** The figures at one stop, above the drawing and always in the same place; it is the key to the lines too. */
export function Readout({ when, dateTime, figures, label, isSilent }: ReadoutProps) {
  return (
    <ul className={styles.readout} aria-label={label} aria-live={isSilent ? 'off' : 'polite'}>
      <li className={styles.day}>
        <time className="num" dateTime={dateTime}>
          {when}
        </time>
      </li>
      {figures.map(({ id, name, value, series }) => (
        <li key={id}>
          {series === undefined ? null : <DashSample series={series} />}
          <span className={styles.name}>{name}</span>
          <b className="num">{value}</b>
        </li>
      ))}
    </ul>
  );
}
