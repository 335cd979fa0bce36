import { Icon } from '@bank/ui';
import type { FilterGroup } from './filter-group.ts';
import styles from './FilterChoices.module.css';

/** Ticks or one choice of a few, as a row of chips. */
export function FilterChoices({ group }: { group: FilterGroup }) {
  const { name, label, options } = group;
  const isMany = group.kind === 'MANY';
  const all = isMany ? options : [{ value: '', label: group.any }, ...options];
  const isChosen = (value: string) =>
    group.kind === 'MANY' ? group.chosen.includes(value) : (group.chosen ?? '') === value;
  return (
    <fieldset className={styles.group}>
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
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
