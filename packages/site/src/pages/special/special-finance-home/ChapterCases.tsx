import { specialArticlePath } from '../parts/special-paths.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ChapterCases.module.css';
import type { Chapter, ChapterCase } from './chapters.ts';

/** How it went for a customer or two, each in a sentence. */
export function ChapterCases({ cases }: Pick<Chapter, 'cases'>) {
  if (cases.length === 0) return null;
  return (
    <ul className={styles.cases}>
      {cases.map((one) => (
        <li key={one.id} className={styles.case}>
          <CaseEnd of={one} />
        </li>
      ))}
    </ul>
  );
}

/** A case in three numbers, from what was lent to how it ended. */
export function ToldCase({ told, isLarge }: { told: NonNullable<Chapter['told']>; isLarge: boolean }) {
  return (
    <div className={styles.case}>
      <dl className={styles.numbers} data-size={isLarge ? 'large' : undefined}>
        {told.numbers.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{value}</b>
              {` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
      <CaseEnd of={told} />
    </div>
  );
}

function CaseEnd({ of }: { of: ChapterCase }) {
  const to = useAddress();
  const words = useWords(specialWords);
  // Releases of former times say of no case what it came to.
  const isSaid = of.customer !== '' || of.outcome !== '';
  return (
    <>
      <p className={styles.kind}>{words.case}</p>
      <h3 className={styles.headline}>
        <a href={to(specialArticlePath(of))}>{of.headline}</a>
      </h3>
      {isSaid ? <p>{words.caseEnd(of.customer, of.outcome)}</p> : null}
    </>
  );
}
