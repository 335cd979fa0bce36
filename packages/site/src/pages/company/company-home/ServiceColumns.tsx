import type { CorporateArticle, MenuNode } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { corporateListPath, corporatePath } from '../../../parts/corporate/corporate-paths.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ServiceColumns.module.css';
import { SHOWN_COLUMNS } from './load-company-home.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

const SHOWN = 6;

interface ServiceColumnsProps {
  services: readonly CorporateArticle[];
  /** The section's columns, for their names. */
  columns: readonly MenuNode[];
}

/** The services of each column side by side, each with the first of its facts. */
export function ServiceColumns({ services, columns }: ServiceColumnsProps) {
  const to = useAddress();
  const words = useWords(corporateWords);
  return (
    <div className={styles.columns}>
      {SHOWN_COLUMNS.map((columnId) => {
        const name = columns.find(({ id }) => id === columnId)?.name ?? '';
        const own = services.filter((service) => service.columnId === columnId).slice(0, SHOWN);
        return (
          <div key={columnId} className={styles.column}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {own.map((article) => (
                <li key={article.id}>
                  <a href={to(corporatePath(article))}>
                    <b>{article.title}</b>
                    {article.service.facts.slice(0, 1).map(({ name: fact, value }) => (
                      <span key={fact}>{words.fact(fact, value)}</span>
                    ))}
                  </a>
                </li>
              ))}
            </ul>
            <TextLink href={to(corporateListPath(columnId))}>{words.columnMore(name)}</TextLink>
          </div>
        );
      })}
    </div>
  );
}
