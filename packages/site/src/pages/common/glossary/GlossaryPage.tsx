import { termWords, type TermCode } from '../../../words/common/terms/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './GlossaryPage.module.css';

export function GlossaryPage() {
  const words = useWords(termWords);
  const names = words['terms.names'];
  const codes = Object.keys(names) as TermCode[];
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{words['terms.lead']}</p>
      <nav aria-label={words['terms.title']}>
        <ul className={styles.index}>
          {codes.map((code) => (
            <li key={code}>
              <a href={`#${code}`}>{names[code]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dl>
        {codes.map((code) => (
          <div key={code} className={styles.term} id={code}>
            <dt>{names[code]}</dt>
            <dd>{words['terms.texts'][code]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
