import type { CorporateArticle } from '@bank/contract';
import { corporatePath } from './corporate-paths.ts';
import { corporateWords } from '../../words/company/corporate/words.ts';
import { useWords } from '../../base/state/site-context.ts';
import { useAddress } from '../links/use-address.ts';
import styles from './ServiceRows.module.css';

/** What a row has room for. */
const FACTS_SHOWN = 3;

interface ServiceRowsProps {
  services: readonly CorporateArticle[];
  /** The level of the names under the page's own headings. */
  heading?: 'h2' | 'h3';
}

/** Services and cases one under another: name, a sentence, and the figures that decide. */
export function ServiceRows({ services, heading: Heading = 'h3' }: ServiceRowsProps) {
  const to = useAddress();
  const words = useWords(corporateWords);
  return (
    <ul>
      {services.map((article) => (
        <li key={article.id} className={styles.row}>
          <div>
            <Heading className={styles.name}>
              <a href={to(corporatePath(article))}>{article.title}</a>
              {article.service.kind === 'CASE' ? <span className={styles.tag}>{words.caseTag}</span> : null}
            </Heading>
            <p className={styles.summary}>{article.summary}</p>
          </div>
          <dl className={styles.facts}>
            {article.service.facts.slice(0, FACTS_SHOWN).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
