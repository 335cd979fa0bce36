import styles from './SkipLink.module.css';

/** The first stop of the Tab key; shows itself only there. */
export function SkipLink({ id, href, label }: { id?: string; href: `#${string}`; label: string }) {
  return (
    <a id={id} className={styles.skip} href={href}>
      {label}
    </a>
  );
}
