import { useHotlines } from '../../../parts/links/hotlines.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './LoanHotline.module.css';

/** Whom to call about a loan for an industry. */
export function LoanHotline() {
  const words = useWords(specialWords);
  const hotlines = useHotlines();
  return (
    <section className={styles.ask} aria-labelledby="ask-us">
      <h2 className={styles.title} id="ask-us">
        {words.ask}
      </h2>
      <p>
        <a className={`num ${styles.phone}`} href={`tel:${hotlines.service.dial}`}>
          {hotlines.service.shown}
        </a>
        {words.askText}
      </p>
      <p className={styles.note}>{words.askNote}</p>
    </section>
  );
}
