import { KEYWORD_LONGEST } from '@bank/contract';
import { Icon } from '@bank/ui';
import { KeptFields } from '../forms/KeptFields.tsx';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  /** Path of the list. */
  action: string;
  /** What the list is narrowed by already; kept, while the page starts over. */
  fields: Readonly<Record<string, string | undefined>>;
  keyword: string | undefined;
  words: { prompt: string; field: string; go: string };
}

/** A keyword field for one list: a form of the address, so that it works without script. */
export function ListSearch({ action, fields, keyword = '', words }: ListSearchProps) {
  return (
    <form className={styles.search} method="get" action={action} role="search" aria-label={words.prompt}>
      <KeptFields fields={fields} />
      <input
        // A new address shows its own keyword, whatever was typed before.
        key={keyword}
        className={styles.field}
        type="search"
        name="keyword"
        maxLength={KEYWORD_LONGEST}
        defaultValue={keyword}
        placeholder={words.prompt}
        aria-label={words.field}
      />
      <button className={styles.go} type="submit" aria-label={words.go}>
        <Icon name="search" />
      </button>
    </form>
  );
}
