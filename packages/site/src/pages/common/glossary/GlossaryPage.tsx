import { TextLink } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { termWords } from '../../../words/common/terms/words.ts';
import { findTerms } from './find-terms.ts';
import styles from './GlossaryPage.module.css';

export function GlossaryPage({ record, query }: PageProps<null>) {
  const words = useWords(termWords);
  const keyword = query['keyword'];
  const names = words['terms.names'];
  const codes = findTerms(words, keyword);
  return (
    <div className={styles.page}>
      {keyword === undefined ? (
        <nav aria-label={words['terms.title']}>
          <ul className={styles.index}>
            {codes.map((code) => (
              <li key={code}>
                <a href={`#${code}`}>{names[code]}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p className={styles.found} role="status">
          {codes.length === 0 ? words['terms.none'](keyword) : words['terms.found'](codes.length, keyword)}
          <TextLink variant="more" href={record.path}>
            {words['terms.all']}
          </TextLink>
        </p>
      )}
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
