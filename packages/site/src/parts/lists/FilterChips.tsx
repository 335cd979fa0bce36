import styles from './FilterChips.module.css';

interface FilterChipsProps {
  label: string;
  /** `count` is what each would leave. */
  chips: readonly { name: string; href: string; isCurrent: boolean; count?: number }[];
}

/** Links that each narrow a list in one way; one of them is current. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ name, href, isCurrent, count }) => (
          <li key={name}>
            <a className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
