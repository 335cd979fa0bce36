import { Icon } from '@bank/ui';
import type { FilterGroup, FilterOption } from './filter-group.ts';
import styles from './FilterChoices.module.css';

/** Ticks or one choice of a few, as a row of chips. */
export function FilterChoices({ group }: { group: FilterGroup }) {
  const { name, label, options } = group;
  const isMany = group.kind === 'MANY';
  const any: FilterOption[] = isMany ? [] : [{ value: '', label: group.any }];
  const all = [...any, ...options];
  const isChosen = (value: string) =>
    group.kind === 'MANY' ? group.chosen.includes(value) : (group.chosen ?? '') === value;
  return (
    // The legend of a group that is folded away names it too.
    <fieldset className={styles.group} aria-label={label}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {all.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              defaultChecked={isChosen(option.value)}
            />
            <span className={styles.chip}>
              <Icon name="check" size={13} className={styles.tick} />
              {option.label}
              {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
