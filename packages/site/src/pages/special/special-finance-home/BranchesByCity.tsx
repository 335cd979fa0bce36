import type { BranchList } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { specialtyBranchesPath } from '../parts/special-paths.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './BranchesByCity.module.css';

/** Cities with specialty branches, the most first, each branch a star. */
export function BranchesByCity({ branches }: { branches: BranchList | undefined }) {
  const to = useAddress();
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
      more={{ wide: more, narrow: more, url: to(specialtyBranchesPath()) }}
      ground="night"
    >
      {branches === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <ul className={styles.cities}>
          {cities.map(([city, own]) => (
            <li key={city}>
              <a href={to(specialtyBranchesPath({ city }))}>
                {own[0]?.city}
                <Stars count={own.length} />
                <VisuallyHidden>{words.branchesIn(own.length)}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** From one star to the next, in pixels. */
const STEP = 10;

function Stars({ count }: { count: number }) {
  const width = count * STEP;
  return (
    <svg
      className={styles.stars}
      width={width}
      height={STEP}
      viewBox={`0 0 ${width} ${STEP}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, at) => (
        <circle key={at} cx={(at + 0.5) * STEP} cy={STEP / 2} r={3} />
      ))}
    </svg>
  );
}
