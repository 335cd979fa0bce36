import { useEffect, useRef, useState, type FunctionComponent, type ReactNode } from 'react';
import type { BranchPoint } from '@bank/contract';
import type { MapTiles } from '../../../../base/render-contract.ts';
import { lazyPart } from '../../../../base/state/lazy-part.ts';
import { whenSeen } from '../../../../base/state/when-seen.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import type { BranchPlanProps } from './BranchPlan.tsx';
import styles from './MapPanel.module.css';
import { branchWords } from '../../../../words/bank/branches/words.ts';

const plan = lazyPart<BranchPlanProps>('branch-plan', () =>
  import('./BranchPlan.tsx').then(({ BranchPlan }) => BranchPlan),
);

interface MapPanelProps {
  tiles: MapTiles;
  points: readonly BranchPoint[];
  /** The branch that the page is about. */
  chosenId: string;
  /** Takes its place where it cannot be loaded. */
  children: ReactNode;
}

/** The map of the configured service, whose script comes when it is seen (BR-1). */
export function MapPanel({ tiles, points, chosenId, children }: MapPanelProps) {
  const words = useWords(branchWords);
  const panel = useRef<HTMLElement>(null);
  const [Plan, setPlan] = useState<FunctionComponent<BranchPlanProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = async () => {
      await whenSeen(panel.current, signal);
      const loaded = await plan.fetch();
      if (!signal.aborted) setPlan(() => loaded);
    };
    show().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, []);
  if (hasFailed) return children;
  return (
    <section ref={panel} className={styles.panel} aria-label={words.map}>
      <h2 className={styles.title}>{words.map}</h2>
      {Plan === undefined ? (
        <div className={styles.waiting}>
          <p className={styles.loading}>{words.mapLoading}</p>
          <noscript>
            <p>{words.mapNoScript}</p>
          </noscript>
        </div>
      ) : (
        <Plan tiles={tiles} points={points} chosenId={chosenId} />
      )}
    </section>
  );
}
