import { useState } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import { LetterForm } from './LetterForm.tsx';
import { LetterGuide } from './LetterGuide.tsx';
import { LetterOutcome } from './LetterOutcome.tsx';
import type { LetterAnswer } from './letter-answer.ts';
import type { LetterQueryData } from './load-letter-query.ts';
import { letterWords } from '../../../words/company/letters/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from '../../../parts/forms/challenge/AskedPage.module.css';

/** Check of a letter of guarantee: the form, whether it matches, and what to do next. */
export function LetterQueryPage({ data, record }: PageProps<LetterQueryData>) {
  const words = useWords(letterWords);
  const [answer, setAnswer] = useState<LetterAnswer | undefined>(data.sent?.answer);
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p>{words['letters.lead']}</p>
        <p className={styles.privacy}>{words['letters.privacy']}</p>
      </div>
      <LetterForm data={data} path={record.path} answer={answer} onAnswer={setAnswer} />
      {answer?.kind === 'answered' ? <LetterOutcome result={answer.result} /> : null}
      <LetterGuide />
    </div>
  );
}
