import { Button, useHydrated } from '@bank/ui';
import type { NearMe } from './use-near-me.ts';
import { branchWords, type BranchWords } from '../../../../words/bank/branches/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './NearMeBar.module.css';

interface NearMeBarProps {
  near: NearMe;
  ask: () => void;
  stop: () => void;
}

/** Asks where the visitor is, and says what came of it. */
export function NearMeBar({ near, ask, stop }: NearMeBarProps) {
  const words = useWords(branchWords);
  // The position is the browser's to give: without script there is nothing to press.
  const isHydrated = useHydrated();
  const isOn = near.kind === 'ON';
  return (
    <>
      {isHydrated ? (
        <Button
          className={styles.ask}
          variant="quiet"
          compact
          onClick={isOn ? stop : ask}
          disabled={near.kind === 'LOCATING'}
        >
          {isOn ? words.nearMeOff : words.nearMe}
        </Button>
      ) : null}
      <p className={styles.note} role="status">
        {noteOf(near, words)}
      </p>
    </>
  );
}

function noteOf(near: NearMe, words: BranchWords): string {
  switch (near.kind) {
    case 'OFF':
      return '';
    case 'LOCATING':
      return words.locating;
    case 'REFUSED':
      return words.nearDenied;
    case 'UNAVAILABLE':
      return words.nearUnavailable;
    case 'FAILED':
      return words.nearFailed;
    default:
      return near.nearest.list.length === 0 ? words.nearNone : words.nearShown(near.nearest.list.length);
  }
}
