import { useState } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import { FeedbackAside } from './FeedbackAside.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Receipt } from './Receipt.tsx';
import type { FeedbackAnswer } from './feedback-answer.ts';
import type { FeedbackData } from './load-feedback.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './FeedbackPage.module.css';

const PRIVACY_PATHS = {
  CN: '/personal/linkDetails?id=privacy-policy',
  EN: '/en/linkDetails?id=privacy-policy',
} as const;

/** Opinions, complaints and praise: the form, or the number that it was taken under, and what to do when it is urgent. */
export function FeedbackPage({ data, record, language }: PageProps<FeedbackData>) {
  const words = useWords(feedbackWords);
  const [answer, setAnswer] = useState<FeedbackAnswer | undefined>(data.sent?.answer);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {answer?.kind === 'answered' ? (
          <Receipt
            ticketNo={answer.result.ticketNo}
            path={record.path}
            onAgain={() => setAnswer(undefined)}
          />
        ) : (
          <>
            <p className={styles.warning}>
              {words['feedback.warning']} <a href={PRIVACY_PATHS[language]}>{words['feedback.privacy']}</a>
            </p>
            <FeedbackForm data={data} path={record.path} answer={answer} onAnswer={setAnswer} />
          </>
        )}
      </div>
      <FeedbackAside />
    </div>
  );
}
