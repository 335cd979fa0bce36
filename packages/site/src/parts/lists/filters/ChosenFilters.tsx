import { Icon, VisuallyHidden } from '@bank/ui';
import type { ChosenFilter } from './filter-address.ts';
import styles from './ChosenFilters.module.css';

interface ChosenFiltersProps {
  filters: readonly ChosenFilter[];
  /** The list without any filter. */
  clearHref: string;
  words: {
    label: string;
    clear: string;
    /** Goes before a filter's name for those who hear it: "remove". */
    remove: string;
  };
}

/** What limits the list, each to be taken away by itself, and all together. */
export function ChosenFilters({ filters, clearHref, words }: ChosenFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <nav className={styles.chosen} aria-label={words.label} data-stay="">
      <ul className={styles.tags}>
        {filters.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.tag} href={href}>
              <VisuallyHidden>{words.remove} </VisuallyHidden>
              {label}
              <Icon name="close" size={12} />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={clearHref}>
            {words.clear}
          </a>
        </li>
      </ul>
    </nav>
  );
}
