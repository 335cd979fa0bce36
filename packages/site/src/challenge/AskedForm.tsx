import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { Failure } from './Failure.tsx';
import type { Asked } from './asked.ts';
import styles from './AskedForm.module.css';

interface AskedFormProps extends Pick<ComponentProps<'form'>, 'onChange' | 'onSubmit'> {
  /** Of the heading. */
  id: string;
  title: string;
  problems: ComponentProps<typeof ErrorSummary>['problems'];
  answer: Asked<unknown> | undefined;
  /** Where it is posted without script. */
  action: string;
  className?: string | undefined;
  /** Between what was wrong and the form. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A form with a verification code: its heading, what was wrong with it, its fields. */
export function AskedForm({
  id,
  title,
  problems,
  answer,
  action,
  className,
  notice,
  children,
  onChange,
  onSubmit,
}: AskedFormProps) {
  return (
    <section className={styles.box} aria-labelledby={id}>
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
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </section>
  );
}
