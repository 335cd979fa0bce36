import type { CorporateArticle } from '@bank/contract';
import { tagged } from '../../base/format/punctuation.ts';
import { Clauses } from '../blocks/Clauses.tsx';
import { CoverPicture } from '../blocks/CoverPicture.tsx';
import { useAddress } from '../links/use-address.ts';
import styles from './CaseCards.module.css';
import { corporatePath } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';

/** Cases side by side: who, what came of it, and the figures. */
export function CaseCards({ cases }: { cases: readonly CorporateArticle[] }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(corporateWords);
  return (
    <ul className={styles.cases}>
      {cases.map((article) => {
        const { id, title, summary, cover, service } = article;
        const [first] = service.facts;
        return (
          <li key={id} className={styles.case}>
            <CoverPicture cover={cover} />
            <p className={styles.industry}>
              {tagged(
                service.industries.slice(0, 2).map((code) => words.industries[code] ?? code),
                language,
              )}
            </p>
            <h3 className={styles.title}>
              <a href={to(corporatePath(article))}>
                <Clauses text={title} />
              </a>
            </h3>
            <p className={styles.summary}>{summary}</p>
            {first === undefined ? null : (
              <p className={styles.figure}>
                <span>{first.name}</span> {first.value}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
