import type { CorporateArticle, MenuNode } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { corporateListPath, corporatePath } from '../../corporate/corporate-paths.ts';
import { useCorporateWords } from '../../corporate/use-corporate-words.ts';
import styles from './ServiceColumns.module.css';
import { SHOWN_COLUMNS } from './load-company-home.ts';

const SHOWN = 6;
/** The figure beside a name: what is answered when, or else what comes second in its facts. */
const DECIDES = /时限|用时|上线|启用|放款|到账|通知/;

interface ServiceColumnsProps {
  services: readonly CorporateArticle[];
  /** The section's columns, for their names. */
  columns: readonly MenuNode[];
}

/** The services of each column side by side, each with the figure that decides. */
export function ServiceColumns({ services, columns }: ServiceColumnsProps) {
  const words = useCorporateWords();
  return (
    <div className={styles.columns}>
      {SHOWN_COLUMNS.map((columnId) => {
        const name = columns.find(({ id }) => id === columnId)?.name ?? '';
        const own = services.filter((service) => service.columnId === columnId).slice(0, SHOWN);
        return (
          <div key={columnId} className={styles.column}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {own.map((service) => (
                <li key={service.id}>
                  <a href={corporatePath(service)}>
                    <b>{service.title}</b>
                    <span>{decisive(service)}</span>
                  </a>
                </li>
              ))}
            </ul>
            <TextLink href={corporateListPath(columnId)}>{words.columnMore(name)}</TextLink>
          </div>
        );
      })}
    </div>
  );
}

function decisive({ service: { facts } }: CorporateArticle): string {
  return (facts.find(({ name }) => DECIDES.test(name)) ?? facts[1] ?? facts[0])?.value ?? '';
}
