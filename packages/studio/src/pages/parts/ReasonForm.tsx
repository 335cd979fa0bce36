import { useId, type ReactNode } from 'react';
import { Button } from '@bank/ui';
import { ActionForm } from './ActionForm.tsx';
import { Labelled } from './Labelled.tsx';
import styles from './ReasonForm.module.css';

interface Props {
  /** As people call it. */
  scope: string;
  /** The newest activation that the person saw. */
  newest: number;
  token: string;
  action: string;
  deed: string;
  question: string;
  hint: string;
  /** What else the step needs. */
  children?: ReactNode;
}

/** For a step that the log keeps with its reason. */
export function ReasonForm({ scope, newest, token, action, deed, question, hint, children }: Props) {
  const id = useId();
  return (
    <ActionForm token={token} label={`${scope}: ${deed}`} action={action} isTall className={styles.form}>
      <input type="hidden" name="newest" value={newest} />
      {children}
      <Labelled id={id} label={question} hint={hint} isWide>
        <input id={id} name="why" required maxLength={400} aria-describedby={`${id}-hint`} />
      </Labelled>
      <Button type="submit" compact variant="quiet">
        {deed}
      </Button>
    </ActionForm>
  );
}
