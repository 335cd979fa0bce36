import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { FieldProblems } from './field-reader.ts';
import { formWords } from '../../words/common/forms/words.ts';
import { useWords } from '../../base/state/site-context.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** By the field's name. A new object stands for a new submission: the summary takes the focus again. */
  problems: FieldProblems;
  /** The id of a field's control, where it is not the field's name. */
  idOf?: (field: string) => string;
}

/** What is wrong with the whole form, each line leading to its field; nothing while there is nothing. */
export function ErrorSummary({ problems, idOf = (field) => field }: ErrorSummaryProps) {
  const words = useWords(formWords);
  const titleId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const lines = Object.entries(problems);
  useEffect(() => {
    if (Object.keys(problems).length > 0) boxRef.current?.focus();
  }, [problems]);
  if (lines.length === 0) return null;

  // The browser's own step to a fragment would leave the address with it and, in some, not move the focus.
  const goTo = (event: MouseEvent, field: string) => {
    const control = document.getElementById(idOf(field));
    if (control === null) return;
    event.preventDefault();
    // What is folded away takes no focus.
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  };
  return (
    <div className={styles.summary} ref={boxRef} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {words['forms.summary'](lines.length)}
      </h2>
      <ul className={styles.list}>
        {lines.map(([field, message]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
