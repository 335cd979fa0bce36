import { useCallback, useEffect, useRef, useState, type FunctionComponent } from 'react';
import { branchPoints, type BranchPoint, type Position } from '@bank/contract';
import { Button } from '@bank/ui';
import { browserClients } from '../../../../base/page/browser-clients.ts';
import type { MapTiles } from '../../../../base/render-contract.ts';
import { lazyPart } from '../../../../base/state/lazy-part.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { BranchWish } from '../load-branches.ts';
import type { BranchPlanProps } from './BranchPlan.tsx';
import styles from './MapPanel.module.css';
import { whenSeen } from './when-seen.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';

const plan = lazyPart<BranchPlanProps>('branch-plan', () =>
  import('./BranchPlan.tsx').then(({ BranchPlan }) => BranchPlan),
);

interface MapPanelProps {
  tiles: MapTiles;
  title: string;
  /** Branches that the page has already; else those of `wish` are fetched. */
  given?: readonly BranchPoint[];
  wish?: BranchWish;
  /** The branch that the page is about. */
  chosenId?: string;
  visitor?: Position | undefined;
}

interface Shown {
  Plan: FunctionComponent<BranchPlanProps>;
  points: readonly BranchPoint[];
}

/** The map of the configured service: its script and its points come when it is seen, and a failure stays inside it (BR-1). */
export function MapPanel({ tiles, title, given, wish, chosenId, visitor }: MapPanelProps) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const panel = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);
  // The same limits in another object are no new question.
  const asked = JSON.stringify(wish ?? null);

  const fetchPlan = useCallback(
    async (signal: AbortSignal): Promise<Shown> => {
      const limits = JSON.parse(asked) as BranchWish | null;
      await whenSeen(panel.current, signal);
      const [Plan, points] = await Promise.all([
        plan.fetch(),
        limits === null ? (given ?? []) : browserClients[language].call(branchPoints, limits, signal),
      ]);
      return { Plan, points };
    },
    [asked, given, language],
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = async () => {
      try {
        const next = await fetchPlan(signal);
        if (!signal.aborted) setShown(next);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    void show();
    return () => stop.abort();
  }, [fetchPlan]);
  const retry = async () => {
    setFailed(false);
    try {
      setShown(await fetchPlan(new AbortController().signal));
    } catch {
      setFailed(true);
    }
  };

  return (
    <section ref={panel} className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {shown === undefined ? (
        <div className={styles.waiting}>
          {hasFailed ? (
            <>
              <p role="status">{words.mapFailed}</p>
              <Button variant="quiet" compact onClick={() => void retry()}>
                {words.mapRetry}
              </Button>
            </>
          ) : (
            <p className={styles.loading}>{words.mapLoading}</p>
          )}
          <noscript>
            <p>{words.mapNoScript}</p>
          </noscript>
        </div>
      ) : (
        <shown.Plan tiles={tiles} points={shown.points} visitor={visitor} chosenId={chosenId} />
      )}
    </section>
  );
}
