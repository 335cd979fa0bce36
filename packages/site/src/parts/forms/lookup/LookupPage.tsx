import { useState, type ComponentType, type ReactNode } from 'react';
import type { FieldProblems } from '../field-reader.ts';
import type { Asked } from '../challenge/asked.ts';
import { LookupForm, type Lookup } from './LookupForm.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import styles from './LookupPage.module.css';

interface LookupPageProps<Name extends string, Read extends { problems: FieldProblems }, Result> extends Omit<
  Lookup<Name, Read, Result>,
  'words'
> {
  path: string;
  words: Lookup<Name, Read, Result>['words'] & { privacy: string };
  /** Draws what was found. */
  Outcome: ComponentType<{ result: Result }>;
  /** How to read what was found. */
  guide: ReactNode;
}

/** A page that looks one thing up: the form, what was found, how to read it; the banner says what it is for. */
export function LookupPage<Name extends string, Read extends { problems: FieldProblems }, Result>({
  Outcome,
  guide,
  ...lookup
}: LookupPageProps<Name, Read, Result>) {
  const { words, sent } = lookup;
  const [answer, setAnswer] = useState<Asked<Result> | undefined>(sent?.answer);
  return (
    <div className={styles.page}>
      <LookupPanel note={words.privacy}>
        <LookupForm {...lookup} answer={answer} onAnswer={setAnswer} />
      </LookupPanel>
      {answer?.kind === 'answered' ? <Outcome result={answer.result} /> : null}
      {guide}
    </div>
  );
}
