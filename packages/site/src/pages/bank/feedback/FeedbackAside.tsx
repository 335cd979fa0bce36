import { COMPLAINT_GUIDE_PATHS } from '../../../parts/links/complaint-guide.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { feedbackWords } from '../../../words/bank/feedback/words.ts';
import styles from './FeedbackAside.module.css';

/** How complaints go on, and what a fraud would ask for (SAFE-1). */
export function FeedbackAside() {
  const { language } = useSite();
  const words = useWords(feedbackWords);
  return (
    <aside className={styles.aside} aria-label={words['feedback.aside']}>
      <section aria-labelledby="feedback-complaints">
        <h2 className={styles.title} id="feedback-complaints">
          {words['feedback.complaints']}
        </h2>
        <p>{words['feedback.complaints.text']}</p>
        <a className={styles.link} href={COMPLAINT_GUIDE_PATHS[language]}>
          {words['feedback.complaints.link']}
        </a>
      </section>
      <section aria-labelledby="feedback-safe">
        <h2 className={styles.title} id="feedback-safe">
          {words['feedback.safe']}
        </h2>
        <ul className={styles.points}>
          <li>{words['feedback.safe.1']}</li>
          <li>{words['feedback.safe.2']}</li>
          <li>{words['feedback.safe.3']}</li>
        </ul>
      </section>
    </aside>
  );
}
