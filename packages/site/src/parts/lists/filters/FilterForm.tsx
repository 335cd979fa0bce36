import { useEffect, useRef, type ChangeEvent } from 'react';
import { Icon } from '@bank/ui';
import type { FilterGroup, FilterKeyword } from './filter-group.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { KeywordField } from './KeywordField.tsx';
import { KeptFields } from '../../forms/KeptFields.tsx';
import styles from './FilterForm.module.css';

interface FilterWords {
  /** Names the form for those who cannot see it. */
  form: string;
  search: string;
  /** The button that applies what is ticked, for visitors without script. */
  apply: string;
  /** Over the groups that are folded away. */
  more: string;
}

interface FilterFormProps {
  /** Of the form, where its keyword and its lists to choose from stand in the banner (`HeadFilters`). */
  id?: string;
  /** The path of the list. */
  action: string;
  /** Parameters that are no filters and must be carried on, such as the column and the order. */
  fields: Readonly<Record<string, string | undefined>>;
  keyword?: FilterKeyword;
  /** Always in sight; lists to choose from stand in one row above the chips. */
  groups: readonly FilterGroup[];
  /** Folded away until one of them is used. */
  more?: readonly FilterGroup[];
  words: FilterWords;
}

/**
 * The limits of a list as a GET form: its address holds everything, so it can be shared and works without script.
 * With script a tick applies at once and neither page nor focus jump.
 */
export function FilterForm({ id, action, fields, keyword, groups, more = [], words }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = JSON.stringify([keyword?.value, [...groups, ...more].map(({ chosen }) => chosen ?? null)]);
  // A new address shows its own choices, whatever was ticked or typed before.
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.reset();
    // A reset takes lists back to what the first document chose; React has not heard of it.
    for (const { name, kind, chosen } of [...groups, ...more]) {
      const field = form.current?.elements.namedItem(name);
      if (kind === 'SELECT' && field instanceof HTMLSelectElement) field.value = chosen ?? '';
    }
  }, [state, groups, more]);
  const applyTick = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const control: EventTarget = target;
    const isTyped = control instanceof HTMLInputElement && control.type === 'search';
    if (!isTyped) form.current?.requestSubmit();
  };
  const isBare = id !== undefined && more.length === 0 && !groups.some(isChips);
  const selects = id === undefined ? groups.flatMap((group) => (group.kind === 'SELECT' ? [group] : [])) : [];
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      method="get"
      action={action}
      role="search"
      aria-label={words.form}
      data-stay=""
      data-bare={isBare ? '' : undefined}
      onChange={applyTick}
    >
      <KeptFields fields={fields} />
      {keyword === undefined || id !== undefined ? null : (
        <KeywordField keyword={keyword} go={words.search} />
      )}
      {selects.length === 0 ? null : (
        <div className={styles.selects}>
          {selects.map((group) => (
            <FilterSelect key={group.name} group={group} />
          ))}
        </div>
      )}
      {groups.filter(isChips).map((group) => (
        <FilterChoices key={group.name} group={group} />
      ))}
      {more.length === 0 ? null : (
        <details className={styles.more} open={more.some(isUsed)}>
          <summary className={styles.summary}>
            {words.more}
            <Icon name="chevron-down" size={13} />
          </summary>
          <div className={styles.folded}>
            {more.map((group) => (
              <Limit key={group.name} group={group} />
            ))}
          </div>
        </details>
      )}
      <button className={styles.apply} type="submit">
        {words.apply}
      </button>
    </form>
  );
}

function Limit({ group }: { group: FilterGroup }) {
  return group.kind === 'SELECT' ? <FilterSelect group={group} /> : <FilterChoices group={group} />;
}

const isChips = (group: FilterGroup) => group.kind !== 'SELECT';

const isUsed = (group: FilterGroup) =>
  group.kind === 'MANY' ? group.chosen.length > 0 : group.chosen !== undefined;
