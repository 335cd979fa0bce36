import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { formWords } from '../../words/common/forms/words.ts';
import { useWords } from '../../base/state/site-context.ts';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import styles from './Field.module.css';

/** What the control of a field must carry. */
interface ControlAttributes {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldLabels {
  /** Of the control; hint, unit and error take ids of their own from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
  /** Units that stand beside the figure and are read with it. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  isOptional?: boolean;
}

interface FieldProps extends FieldLabels {
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, its control, and everything that is said about it, tied together for those who do not see them. */
export function Field({ id, label, hint, error, prefix, suffix, isOptional = false, children }: FieldProps) {
  const words = useWords(formWords);
  const described = notesOf({ id, hint, error });
  if (prefix !== undefined || suffix !== undefined) described.push(`${id}-unit`);
  const unit = (text: ReactNode) =>
    text === undefined ? null : (
      <span className={styles.unit} id={`${id}-unit`}>
        {text}
      </span>
    );
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional ? <span className={styles.optional}>{words['forms.optional']}</span> : null}
      </label>
      <div className={styles.frame}>
        {unit(prefix)}
        {children({
          id,
          className: styles.control ?? '',
          'aria-describedby': described.length === 0 ? undefined : described.join(' '),
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {unit(suffix)}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'>;

/** One line of text, a figure (`inputMode="decimal"`) or a day (`type="date"`). */
export function TextField({
  ref,
  id,
  label,
  hint,
  error,
  prefix,
  suffix,
  isOptional,
  ...native
}: FieldLabels & Native & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field {...{ id, label, hint, error, prefix, suffix }} isOptional={isOptional ?? false}>
      {(control) => <input autoComplete="off" {...native} {...control} ref={ref} />}
    </Field>
  );
}
