import type { BranchDetail } from '@bank/contract';
import { branchName, branchPath } from '../../../../parts/branches/branch-names.ts';
import { PlacesPlan } from '../../../../parts/bearing-plan/PlacesPlan.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './BranchDetails.module.css';

/** Where the branches nearby lie, seen from this one. */
export function Around({ branch }: { branch: BranchDetail }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const { nearby, lngWgs, latWgs } = branch;
  if (nearby.length === 0) return null;
  const name = branchName(branch, language);
  return (
    <div className={styles.plan}>
      <PlacesPlan
        centre={{ lng: lngWgs, lat: latWgs }}
        label={words.aroundLabel(name, nearby.length)}
        places={nearby.map((one, index) => ({
          id: one.id,
          name: branchName(one, language),
          number: index + 1,
          href: branchPath(one.id, language),
          lng: one.lngWgs,
          lat: one.latWgs,
        }))}
        numbered={words.aroundMark}
        note={words.aroundNote(name)}
      />
    </div>
  );
}
