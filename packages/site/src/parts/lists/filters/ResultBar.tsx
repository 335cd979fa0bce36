import { useRef, type ReactNode } from 'react';
import { FilterSelect } from './FilterSelect.tsx';
import type { SingleFilter } from './filter-group.ts';
import { KeptFields } from '../../forms/KeptFields.tsx';
import styles from './ResultBar.module.css';

interface ResultBarProps {
  /** How many were found, in words; announced whenever it changes. */
  count: string;
  /** What the figures are as of. */
  note?: ReactNode;
  sort?: {
    group: SingleFilter;
    action: string;
    /** The parameters of the address but for the order and the page. */
    fields: Readonly<Record<string, string | undefined>>;
    apply: string;
  };
}

/** Between filters and list: how many, as of when, in which order. */
export function ResultBar({ count, note, sort }: ResultBarProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {count}
      </p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {sort === undefined ? null : (
        <form
          ref={form}
          className={styles.sort}
          method="get"
          aria-label={sort.group.label}
          action={sort.action}
          data-stay=""
          onChange={() => form.current?.requestSubmit()}
        >
          <KeptFields fields={sort.fields} />
          <FilterSelect group={sort.group} />
          <button className={styles.apply} type="submit">
            {sort.apply}
          </button>
        </form>
      )}
    </div>
  );
}
