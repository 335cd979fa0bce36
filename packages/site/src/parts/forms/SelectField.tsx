import type { SelectHTMLAttributes } from 'react';
import { Icon } from '@bank/ui';
import { Field, type FieldLabels } from './Field.tsx';
import styles from './SelectField.module.css';

export interface Choice {
  value: string;
  name: string;
  /** Where the name is not in the page's language. */
  lang?: string | undefined;
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'prefix' | 'children'>;

/** One of a list in the browser's own drop-down. */
export function SelectField({
  id,
  label,
  hint,
  error,
  choices,
  ...native
}: Omit<FieldLabels, 'prefix' | 'suffix' | 'isOptional'> & Native & { choices: readonly Choice[] }) {
  return (
    <Field {...{ id, label, hint, error }}>
      {(control) => (
        <>
          <select {...native} {...control} className={`${control.className} ${styles.select}`}>
            {choices.map(({ value, name, lang }) => (
              <option key={value} value={value} lang={lang}>
                {name}
              </option>
            ))}
          </select>
          <span className={styles.mark} aria-hidden="true">
            <Icon name="chevron-down" size={16} />
          </span>
        </>
      )}
    </Field>
  );
}
