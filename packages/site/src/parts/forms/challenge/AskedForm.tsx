import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { ChallengeField } from './ChallengeField.tsx';
import { Failure } from './Failure.tsx';
import { SubmitLine } from './SubmitLine.tsx';
import type { Asked } from './asked.ts';
import type { AskedFormState } from './use-asked-form.ts';
import styles from './AskedForm.module.css';

interface AskedFormProps extends Pick<ComponentProps<'form'>, 'onChange'> {
  /** Of the heading. */
  id: string;
  title: string;
  asked: AskedFormState;
  answer: Asked<unknown> | undefined;
  /** Where it is posted without script. */
  action: string;
  className?: string | undefined;
  /** On a `LookupPanel`: in columns, and its heading is left to the page's. */
  isPanel?: boolean;
  /** Between what was wrong and the form. */
  notice?: ReactNode;
  /** What the button says. */
  button: ReactNode;
  /** Said while the answer is awaited. */
  busy: string;
  children: ReactNode;
}

/** A form with a verification code: its heading, what was wrong with it, its fields, the code and the button. */
export function AskedForm({
  id,
  title,
  asked: { challenge, problems, isAsking, submit, captchaRef },
  answer,
  action,
  className,
  isPanel = false,
  notice,
  button,
  busy,
  children,
  onChange,
}: AskedFormProps) {
  return (
    <section className={styles.box} aria-labelledby={id} data-panel={isPanel ? '' : undefined}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ErrorSummary problems={problems} />
      <Failure answer={answer} />
      {notice}
      <form
        className={`${styles.form} ${className ?? ''}`}
        method="post"
        action={action}
        noValidate
        onChange={onChange}
        onSubmit={submit}
      >
        {children}
        <ChallengeField challenge={challenge} error={problems['captcha']} inputRef={captchaRef} />
        <SubmitLine isAsking={isAsking} busy={busy}>
          {button}
        </SubmitLine>
      </form>
    </section>
  );
}
