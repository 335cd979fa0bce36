import styles from './Either.module.css';

interface EitherProps {
  wide: string;
  narrow: string;
}

/** The full wording, or below 768 px the one that fits a phone. */
export function Either({ wide, narrow }: EitherProps) {
  if (wide === narrow) return wide;
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}
