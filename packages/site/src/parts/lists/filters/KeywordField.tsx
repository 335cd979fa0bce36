import { KEYWORD_LONGEST } from '@bank/contract';
import { Icon } from '@bank/ui';
import type { FilterKeyword } from './filter-group.ts';
import styles from './KeywordField.module.css';

interface KeywordFieldProps {
  keyword: FilterKeyword;
  /** Names the button. */
  go: string;
  /** Id of the form it belongs to, where that does not surround it. */
  form?: string;
}

/** The keyword of a list's filters: sent with all that is chosen. */
export function KeywordField({ keyword, go, form }: KeywordFieldProps) {
  return (
    <div className={styles.keyword}>
      <input
        className={styles.field}
        type="search"
        name={keyword.name}
        form={form}
        maxLength={KEYWORD_LONGEST}
        defaultValue={keyword.value}
        placeholder={keyword.placeholder}
        aria-label={keyword.label}
      />
      <button className={styles.go} type="submit" form={form} aria-label={go}>
        <Icon name="search" />
      </button>
    </div>
  );
}
