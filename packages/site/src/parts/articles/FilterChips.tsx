import styles from './FilterChips.module.css';

interface FilterChipsProps {
  label: string;
  chips: readonly { name: string; href: string; isCurrent: boolean }[];
}

/** Links that each narrow a list in one way; one of them is current. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
