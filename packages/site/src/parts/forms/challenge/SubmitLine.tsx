import type { ReactNode } from 'react';
import { Button } from '@bank/ui';
import styles from './SubmitLine.module.css';

interface SubmitLineProps {
  /** What the button says. */
  children: ReactNode;
  isAsking: boolean;
  /** Said while the answer is awaited. */
  busy: string;
}

/** The button that sends a form in place, and that it is being sent. */
export function SubmitLine({ children, isAsking, busy }: SubmitLineProps) {
  return (
    <div className={styles.submit}>
      <Button type="submit" aria-disabled={isAsking || undefined}>
        {children}
      </Button>
      <span className={styles.busy} role="status">
        {isAsking ? busy : ''}
      </span>
    </div>
  );
}
