import type { ReactNode } from 'react';
import { Icon } from '@bank/ui';
import styles from './FieldNotes.module.css';

interface Notes {
  /** Of the control. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Ids of what is said about a control, for its `aria-describedby`. */
export function notesOf({ id, hint, error }: Notes): string[] {
  return [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
}

/** What is said about a control below it: how to fill it in, and what is wrong. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="info" size={14} />
          {error}
        </p>
      )}
    </>
  );
}
