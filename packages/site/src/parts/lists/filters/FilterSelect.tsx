import { useState } from 'react';
import type { SingleFilter } from './filter-group.ts';
import styles from './FilterSelect.module.css';

/** One choice of many; `form` is the id of the form it belongs to, where that does not surround it. */
export function FilterSelect({ group, form }: { group: SingleFilter; form?: string }) {
  const { name, label, options, any } = group;
  const given = group.chosen ?? '';
  const [shown, setShown] = useState({ given, value: given });
  // A new address shows its own choice; until it has come, what was just chosen.
  if (shown.given !== given) setShown({ given, value: given });
  return (
    <label className={styles.select}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.field}
        name={name}
        form={form}
        value={shown.value}
        onChange={({ target }) => setShown({ given, value: target.value })}
      >
        {any === '' ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
