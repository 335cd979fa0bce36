import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useFeature } from '../../../parts/links/use-feature.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import styles from './FeeGlossary.module.css';

/** The words of the list in plain language, and where to ask (FEE-1). */
export function FeeGlossary() {
  const { language } = useSite();
  const words = useWords(feeWords);
  const hasFeedback = useFeature('feedback');
  return (
    <section className={styles.glossary} aria-labelledby="glossary-title">
      <h2 id="glossary-title" className={styles.title}>
        {words.glossary}
      </h2>
      <dl className={styles.terms}>
        {Object.entries(words.terms).map(([code, term]) => (
          <div key={code}>
            <dt>{term}</dt>
            <dd>{words.meanings[code]}</dd>
          </div>
        ))}
        <div>
          <dt>{words.help}</dt>
          <dd>
            {words.helpText}{' '}
            {hasFeedback ? (
              <a href={language === 'CN' ? '/bobbank/feedback' : '/en/bobbank/feedback'}>{words.feedback}</a>
            ) : null}
          </dd>
        </div>
      </dl>
    </section>
  );
}
