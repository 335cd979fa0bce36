import type { ReactNode } from 'react';
import type { ChallengeForm, Client } from '@bank/contract';
import { Icon } from '@bank/ui';
import { AskedForm } from '../challenge/AskedForm.tsx';
import type { SentForm } from '../challenge/answer-posted.ts';
import type { Asked } from '../challenge/asked.ts';
import { useAskedForm } from '../challenge/use-asked-form.ts';
import type { FieldProblems, FieldValues } from '../field-reader.ts';

/** What every field of the form is given. */
export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  /** As it was sent without script. */
  defaultValue: string;
}

export interface Lookup<Name extends string, Read extends { problems: FieldProblems }, Result> {
  form: ChallengeForm;
  /** In the order of the form. */
  fields: readonly Name[];
  sent: SentForm<Result> | undefined;
  read: (values: FieldValues) => Read;
  send: (client: Client, read: Read, signal: AbortSignal) => Promise<Asked<Result>>;
  words: { title: string; submit: string; busy: string };
  className: string | undefined;
  /** The fields, each drawn with its state. */
  children: (field: (name: Name) => FieldState) => ReactNode;
}

interface LookupFormProps<
  Name extends string,
  Read extends { problems: FieldProblems },
  Result,
> extends Lookup<Name, Read, Result> {
  path: string;
  answer: Asked<Result> | undefined;
  onAnswer: (answer: Asked<Result> | undefined) => void;
}

/** Needs script to answer in place; without it the form is posted and the page comes back with the answer. */
export function LookupForm<Name extends string, Read extends { problems: FieldProblems }, Result>({
  words,
  className,
  children,
  path,
  answer,
  ...asking
}: LookupFormProps<Name, Read, Result>) {
  const asked = useAskedForm(asking);
  return (
    <AskedForm
      id={`${asking.form}-form`}
      title={words.title}
      asked={asked}
      answer={answer}
      action={path}
      className={className}
      isPanel
      onChange={asked.changeWay}
      button={
        <>
          <Icon name="search" size={18} />
          {words.submit}
        </>
      }
      busy={words.busy}
    >
      {children((name) => ({
        id: name,
        name,
        error: asked.problems[name],
        defaultValue: asking.sent?.values[name] ?? '',
      }))}
    </AskedForm>
  );
}
