import type { ReactNode } from 'react';
import type { Choice } from './SelectField.tsx';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import styles from './RadioGroup.module.css';

interface RadioGroupProps {
  /** The first button has this id, so that an error summary can lead to it. */
  id: string;
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  hint?: ReactNode;
  error?: string | undefined;
  defaultValue?: string | undefined;
  /** In one line of words, the chosen one underlined: where a tool must be short. */
  look?: 'segments';
}

/** One of a few, all of them in sight. */
export function RadioGroup({ id, legend, name, choices, hint, error, defaultValue, look }: RadioGroupProps) {
  const described = notesOf({ id, hint, error });
  return (
    <fieldset
      className={styles.group}
      data-look={look}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
            />
            {choice.name}
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
