import { SEARCH_PATHS } from '@bank/contract';
import { Icon, useHydrated } from '@bank/ui';
import { useSite } from '../../base/state/site-context.ts';
import { submittedKeyword } from '../search-overlay/submitted-keyword.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  className?: string | undefined;
  placeholder?: string | undefined;
}

/** The plain search: of the English site, which has no overlay (LANG-5), and of the phone menu. */
export function SearchBox({ className, placeholder }: SearchBoxProps) {
  const { language, words } = useSite();
  const hydrated = useHydrated();
  return (
    <form
      className={[styles.box, className].filter(Boolean).join(' ')}
      method="get"
      action={SEARCH_PATHS[language]}
      role="search"
      data-divide="SEARCH"
      aria-label={words['header.search']}
      onSubmit={submittedKeyword}
    >
      <input
        className={styles.field}
        type="search"
        name="keyword"
        maxLength={50}
        autoComplete="off"
        placeholder={placeholder ?? words['header.search']}
        aria-label={words['search.field']}
        // Without script the browser itself holds back an empty keyword.
        required={!hydrated}
      />
      <button type="submit" className={styles.submit} aria-label={words['header.search']}>
        <Icon name="search" size={16} />
      </button>
    </form>
  );
}
