import styles from './ReadingMark.module.css';

interface ReadingBandProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which column or row is read: a frame around all of it, so that nothing crosses its figures. */
export function ReadingBand(place: ReadingBandProps) {
  return <rect className={styles.band} {...place} aria-hidden="true" />;
}
