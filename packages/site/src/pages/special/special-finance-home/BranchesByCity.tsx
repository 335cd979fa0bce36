import type { BranchList } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { specialtyBranchesPath } from '../parts/special-paths.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './BranchesByCity.module.css';

/** Cities with specialty branches, the most first. */
export function BranchesByCity({ branches }: { branches: BranchList | undefined }) {
  const words = useWords(specialWords);
  const more = words.branchesMore;
  const cities = [...Map.groupBy(branches?.list ?? [], ({ cityCode }) => cityCode)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return (
    <Section
      id="branches"
      title={words.branchesTitle}
      caption={words.branchesCaption(branches?.total ?? 0)}
      more={{ wide: more, narrow: more, url: specialtyBranchesPath() }}
      ground="night"
    >
      {branches === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <ul className={styles.cities}>
          {cities.map(([city, own]) => (
            <li key={city}>
              <a href={specialtyBranchesPath({ city })}>
                <span>{own[0]?.city}</span>
                <span className="num">{words.branchesIn(own.length)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
