import { cardArticlePath } from '../parts/card-paths.ts';
import { InstalmentCalculator } from '../parts/instalment/InstalmentCalculator.tsx';
import { RateList } from '../parts/instalment/RateList.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardListPage.module.css';
import type { ViewProps } from './card-list-data.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** What instalments cost, worked out for the visitor's own amount, then all terms, then how they are taken. */
export function InstalmentsView({
  data: { plans, articles },
  record: { path },
  query,
}: ViewProps<'INSTALMENTS'>) {
  const to = useAddress();
  const words = useWords(cardWords);
  return (
    <div className={styles.page}>
      <InstalmentCalculator plans={plans} path={path} query={query} />
      <RateList plans={plans} />
      {articles.length === 0 ? null : (
        <Part id="guides" title={words.instalmentGuides}>
          <ul className={styles.guides}>
            {articles.map(({ id, columnId, title, summary }) => (
              <li key={id}>
                <a href={to(cardArticlePath(id, columnId))}>
                  <b>{title}</b>
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
