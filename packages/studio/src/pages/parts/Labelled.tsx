import type { ReactNode } from 'react';
import styles from './Labelled.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A form field with its label above it; what explains it has the id of the field and `-hint`. */
export function Labelled({ id, label, hint, isWide = false, children }: Props) {
  return (
    <div className={styles.labelled} data-wide={isWide || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
