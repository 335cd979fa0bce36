import { useState } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { StaffAnswer } from './staff-answer.ts';
import { ResultGuide } from './ResultGuide.tsx';
import { StaffForm } from './StaffForm.tsx';
import { StaffResults } from './StaffResults.tsx';
import type { StaffSearchData } from './load-staff-search.ts';
import { staffWords } from '../../../words/personal/staff/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from '../../../parts/forms/challenge/AskedPage.module.css';

/** Look-up of sales staff (product guide STAFF-1): the form, what was found, and how to read it. */
export function StaffSearchPage({ data, record }: PageProps<StaffSearchData>) {
  const words = useWords(staffWords);
  const [answer, setAnswer] = useState<StaffAnswer | undefined>(data.sent?.answer);
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p>{words['staff.lead']}</p>
        <p className={styles.privacy}>{words['staff.privacy']}</p>
      </div>
      <StaffForm data={data} path={record.path} answer={answer} onAnswer={setAnswer} />
      {answer?.kind === 'answered' ? <StaffResults staff={answer.result} /> : null}
      <ResultGuide />
    </div>
  );
}
