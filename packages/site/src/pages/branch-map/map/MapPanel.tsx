import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import { branchPoints, type BranchPoint, type Position } from '@bank/contract';
import { Button } from '@bank/ui';
import { useBranchWords } from '../../../branches/use-branch-words.ts';
import { browserClients } from '../../../routing/browser-clients.ts';
import { lazyPart } from '../../../state/lazy-part.ts';
import { useSite } from '../../../state/site-context.ts';
import type { BranchWish } from '../load-branches.ts';
import type { BranchPlanProps } from './BranchPlan.tsx';
import styles from './MapPanel.module.css';
import { whenSeen } from './when-seen.ts';

const plan = lazyPart<BranchPlanProps>('branch-plan', () =>
  import('./BranchPlan.tsx').then(({ BranchPlan }) => BranchPlan),
);

interface MapPanelProps {
  name: string;
  wish: BranchWish;
  visitor: Position | undefined;
}

interface Shown {
  Plan: FunctionComponent<BranchPlanProps>;
  points: BranchPoint[];
}

/** The plan beside the list: its script and its points come when it is seen, and a failure stays inside it (BR-1). */
export function MapPanel({ name, wish, visitor }: MapPanelProps) {
  const { language } = useSite();
  const words = useBranchWords();
  const panel = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(wish);

  useEffect(() => {
    const stop = new AbortController();
    const given = JSON.parse(asked) as BranchWish;
    whenSeen(panel.current, stop.signal)
      .then(() =>
        Promise.all([plan.fetch(), browserClients[language].call(branchPoints, given, stop.signal)]),
      )
      .then(([Plan, points]) => {
        if (!stop.signal.aborted) setShown({ Plan, points });
        setFailed(false);
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [asked, language, attempt]);

  return (
    <section ref={panel} className={styles.panel} aria-label={words.mapOf(name)}>
      <h2 className={styles.title}>{words.mapOf(name)}</h2>
      {shown === undefined ? (
        <div className={styles.waiting}>
          {hasFailed ? (
            <>
              <p role="status">{words.mapFailed}</p>
              <Button variant="quiet" compact onClick={() => setAttempt(attempt + 1)}>
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
        <shown.Plan points={shown.points} visitor={visitor} />
      )}
    </section>
  );
}
