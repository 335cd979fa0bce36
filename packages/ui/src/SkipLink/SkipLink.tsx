import styles from './SkipLink.module.css';

/** The first stop of the Tab key; shows itself only there. */
export function SkipLink({ href, label }: { href: `#${string}`; label: string }) {
  return (
    <a className={styles.skip} href={href}>
      {label}
    </a>
  );
}
