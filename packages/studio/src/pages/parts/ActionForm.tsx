import type { FormHTMLAttributes } from 'react';
import styles from './ActionForm.module.css';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> {
  token: string;
  /** What it does, for who hears the page: each has a name of its own. */
  label: string;
  /** Fields one below the other instead of in a line. */
  isTall?: boolean;
}

/** A form that does something: it carries what shows that it came from this session. */
export function ActionForm({ token, label, isTall = false, className, children, ...native }: Props) {
  const look = isTall ? styles.tall : styles.line;
  return (
    <form
      {...native}
      aria-label={label}
      method="post"
      className={[look, className].filter(Boolean).join(' ')}
    >
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
