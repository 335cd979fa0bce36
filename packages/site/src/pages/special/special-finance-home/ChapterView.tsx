import { TextLink } from '@bank/ui';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { SchemeTable } from '../parts/SchemeTable.tsx';
import { specialArticlePath, themePath } from '../parts/special-paths.ts';
import styles from './ChapterView.module.css';
import type { Chapter, ChapterCase } from './chapters.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** An industry on the home: its picture, what is lent on, the schemes, and how it went for a customer or two. */
export function ChapterView({ chapter }: { chapter: Chapter }) {
  const words = useWords(specialWords);
  const { theme, look, total, schemes, cases, told, cover } = chapter;
  const name = words.themes[theme] ?? theme;
  const isNight = look === 'framed' || look === 'edge';
  return (
    <section
      className={styles.chapter}
      data-look={look}
      data-tone={isNight ? 'night' : undefined}
      aria-labelledby={`industry-${theme}`}
    >
      <div className={styles.content}>
        {cover === '' ? null : <CoverPicture cover={cover} className={styles.picture} />}
        <div className={styles.head}>
          <h2 className={styles.name} id={`industry-${theme}`}>
            {name}
          </h2>
          <p className={styles.lead}>{words.leads[theme]}</p>
        </div>
        <div className={styles.body}>
          {told === undefined ? null : <ToldCase told={told} />}
          <SchemeTable caption={words.schemesOf(name)} schemes={schemes} />
          {cases.length === 0 ? null : (
            <ul className={styles.cases}>
              {cases.map((one) => (
                <li key={one.id} className={styles.case}>
                  <CaseHead of={one} />
                  <p>{words.caseEnd(one.customer, one.outcome)}</p>
                </li>
              ))}
            </ul>
          )}
          <p>
            <TextLink variant="more" href={themePath(theme)}>
              {words.all(name, total)}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function CaseHead({ of }: { of: ChapterCase }) {
  const words = useWords(specialWords);
  return (
    <>
      <p className={styles.kind}>{words.case}</p>
      <h3 className={styles.headline}>
        <a href={specialArticlePath(of)}>{of.headline}</a>
      </h3>
    </>
  );
}

/** A case in three numbers, from what was lent to how it ended. */
function ToldCase({ told }: { told: NonNullable<Chapter['told']> }) {
  const words = useWords(specialWords);
  return (
    <div className={`${styles.case} ${styles.told}`}>
      <dl className={styles.numbers}>
        {told.numbers.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{value}</b> {unit}
            </dd>
          </div>
        ))}
      </dl>
      <CaseHead of={told} />
      <p>{words.caseEnd(told.customer, told.outcome)}</p>
    </div>
  );
}
