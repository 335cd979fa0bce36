import { TextLink } from '@bank/ui';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { specialArticlePath, themePath } from '../parts/special-paths.ts';
import styles from './Industries.module.css';
import type { Industry } from './load-special-finance-home.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** One row for each industry: what is lent on, and the newest pieces. */
export function Industries({ industries }: { industries: readonly Industry[] | undefined }) {
  const words = useWords(specialWords);
  return (
    <Section id="industries" title={words.industries}>
      {industries === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <div className={styles.industries}>
          {industries.map(({ theme, pieces }) => {
            const name = words.themes[theme] ?? theme;
            return (
              <section key={theme} className={styles.industry} aria-labelledby={`industry-${theme}`}>
                <div>
                  <h3 className={styles.name} id={`industry-${theme}`}>
                    {name}
                  </h3>
                  <p className={styles.lead}>{words.leads[theme]}</p>
                  <p className={styles.all}>
                    <TextLink variant="more" href={themePath(theme)}>
                      {words.all(name, pieces.total)}
                    </TextLink>
                  </p>
                </div>
                <ul className={styles.pieces}>
                  {pieces.list.map((article) => (
                    <li key={article.id}>
                      <a href={specialArticlePath(article)}>
                        <b>{article.title}</b>
                        <span>{article.summary}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </Section>
  );
}
