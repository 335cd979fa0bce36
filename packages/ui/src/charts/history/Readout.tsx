import { DashSample } from '../DashSample.tsx';
import type { HistoryFormat } from '../history-format.ts';
import type { HistoryLayout } from '../history-layout.ts';
import { valueAt, type HistoryExtra } from './chart-marks.ts';
import styles from './Readout.module.css';

interface ReadoutProps {
  layout: HistoryLayout;
  stop: HistoryLayout['stops'][number];
  extras: readonly HistoryExtra[];
  format: HistoryFormat;
  label: string;
  /** The keys' own control speaks already while it has the focus. */
  isSilent: boolean;
}

/** The figures of one day, above the drawing and always in the same place; it is the key to the lines too. */
export function Readout({ layout, stop, extras, format, label, isSilent }: ReadoutProps) {
  const { series } = layout;
  return (
    <ul className={styles.readout} aria-label={label} aria-live={isSilent ? 'off' : 'polite'}>
      <li className={styles.day}>
        <time className="num" dateTime={stop.day}>
          {format.day(stop.day)}
        </time>
      </li>
      {series.map(({ id, name }, index) => {
        const mark = stop.marks.find((candidate) => candidate.id === id);
        return (
          <li key={id}>
            {series.length > 1 ? <DashSample series={index + 1} /> : null}
            <span className={styles.name}>{name}</span>
            <b className="num">{mark === undefined ? '–' : format.value(mark.value)}</b>
          </li>
        );
      })}
      {extras.map(({ id, name, points, value = format.value }) => {
        const known = valueAt(points, stop.day);
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <b className="num">{known === undefined ? '–' : value(known)}</b>
          </li>
        );
      })}
    </ul>
  );
}
