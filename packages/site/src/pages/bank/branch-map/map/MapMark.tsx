import { branchName } from '../../../../parts/branches/branch-names.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from './MapMark.module.css';
import { MarkShape } from './MarkShape.tsx';
import type { Mark } from './cluster-marks.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';

interface MapMarkProps {
  mark: Mark;
  isChosen: boolean;
  onChoose: () => void;
}

/** A branch, or a number of them that a press takes apart. */
export function MapMark({ mark, isChosen, onChoose }: MapMarkProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const [first] = mark.members;
  if (first === undefined) return null;
  const count = mark.members.length;
  return (
    <g
      className={styles.mark}
      transform={`translate(${mark.x} ${mark.y})`}
      role="button"
      tabIndex={0}
      aria-label={count > 1 ? words.cluster(count) : branchName(first.point, language)}
      aria-pressed={count > 1 ? undefined : isChosen}
      data-chosen={isChosen ? '' : undefined}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      <circle className={styles.target} r="17" />
      {count > 1 ? (
        <>
          <circle className={styles.cluster} r={count > 9 ? 16 : 13} />
          <text className={`num ${styles.count}`} y="4.5" textAnchor="middle">
            {count}
          </text>
        </>
      ) : (
        <MarkShape type={first.point.branchType} />
      )}
    </g>
  );
}
