import { useEffect, useRef } from 'react';
import { Icon } from '@bank/ui';
import type { Asked } from './asked.ts';
import styles from './Failure.module.css';

/** Why a form could not be answered although nothing is wrong with it; it takes the focus each time it comes. */
export function Failure({ answer }: { answer: Asked<unknown> | undefined }) {
  const textRef = useRef<HTMLParagraphElement>(null);
  const failure = answer?.kind === 'failed' ? answer : undefined;
  useEffect(() => {
    // A new answer is a new failure, also when it says the same.
    if (failure !== undefined) textRef.current?.focus();
  }, [failure]);
  if (failure === undefined) return null;
  return (
    <p className={styles.failure} ref={textRef} tabIndex={-1}>
      <Icon name="info" size={18} />
      {failure.message}
    </p>
  );
}
