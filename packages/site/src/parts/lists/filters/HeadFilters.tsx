import type { ChangeEvent } from 'react';
import { FilterSelect } from './FilterSelect.tsx';
import { KeywordField } from './KeywordField.tsx';
import type { FilterGroup, FilterKeyword } from './filter-group.ts';
import styles from './HeadFilters.module.css';

interface HeadFiltersProps {
  /** Id of the `FilterForm` that stands below. */
  form: string;
  keyword?: FilterKeyword;
  /** Of these the lists to choose from. */
  groups?: readonly FilterGroup[];
  /** Names the button. */
  go: string;
}

/** What a list is asked first, in the banner: fields of the form with the other limits, so that all are sent together. */
export function HeadFilters({ form, keyword, groups = [], go }: HeadFiltersProps) {
  // What happens to a field outside its form does not pass the form on its way up.
  const applyChoice = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const control: EventTarget = target;
    if (control instanceof HTMLSelectElement) control.form?.requestSubmit();
  };
  return (
    <div className={styles.fields} onChange={applyChoice}>
      {keyword === undefined ? null : (
        <div className={styles.keyword}>
          <KeywordField form={form} keyword={keyword} go={go} />
        </div>
      )}
      {groups.map((group) =>
        group.kind === 'SELECT' ? <FilterSelect key={group.name} form={form} group={group} /> : null,
      )}
    </div>
  );
}
