import { useState, type ComponentType, type ReactNode } from 'react';
import type { FieldProblems } from '../field-reader.ts';
import type { Asked } from '../challenge/asked.ts';
import styles from '../challenge/AskedPage.module.css';
import { LookupForm, type Lookup } from './LookupForm.tsx';

interface LookupPageProps<Name extends string, Read extends { problems: FieldProblems }, Result> extends Omit<
  Lookup<Name, Read, Result>,
  'words'
> {
  path: string;
  words: Lookup<Name, Read, Result>['words'] & { lead: string; privacy: string };
  /** Draws what was found. */
  Outcome: ComponentType<{ result: Result }>;
  /** How to read what was found. */
  guide: ReactNode;
}

/** A page that looks one thing up: what it is for, the form, what was found, how to read it. */
export function LookupPage<Name extends string, Read extends { problems: FieldProblems }, Result>({
  Outcome,
  guide,
  ...lookup
}: LookupPageProps<Name, Read, Result>) {
  const { words, sent } = lookup;
  const [answer, setAnswer] = useState<Asked<Result> | undefined>(sent?.answer);
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p>{words.lead}</p>
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
      <LookupForm {...lookup} answer={answer} onAnswer={setAnswer} />
      {answer?.kind === 'answered' ? <Outcome result={answer.result} /> : null}
      {guide}
    </div>
  );
}
