import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import { branchPoints, type BranchPoint } from '@bank/contract';
import { browserClients } from '../../../../base/page/browser-clients.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { lazyPart } from '../../../../base/state/lazy-part.ts';
import { whenSeen } from '../../../../base/state/when-seen.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { addressWith } from '../../../../parts/lists/filters/address-with.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import type { BranchListData, BranchWish } from '../load-branches.ts';
import { CitiesPlan } from './CitiesPlan.tsx';
import { CityIndex } from './CityIndex.tsx';
import { useCityPoint } from './city-point.ts';
import { FirstPlan } from './FirstPlan.tsx';
import type { LivePlanProps } from './LivePlan.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanHead.module.css';
import type { CityPlan } from './plan-data.ts';

const live = lazyPart<LivePlanProps>('live-plan', () =>
  import('./LivePlan.tsx').then(({ LivePlan }) => LivePlan),
);

interface PlanHeadProps {
  data: BranchListData;
  path: string;
  query: PageQuery;
}

/** The plan in the head: complete as the server drew it, and alive once its script and its branches are there (BR-1). */
export function PlanHead({ data, path, query }: PlanHeadProps) {
  const words = useWords(branchWords);
  const { plan } = data;
  if (plan.kind === 'CITIES') {
    return (
      <div className={styles.head}>
        <CitiesPlan cities={plan.cities} path={path} query={query} />
        <CityIndex cities={plan.cities} path={path} query={query} />
        <p className={styles.key}>{words.citiesNote}</p>
      </div>
    );
  }
  return (
    <CityHead key={`${plan.code} ${plan.district ?? ''}`} data={data} plan={plan} path={path} query={query} />
  );
}

interface Alive {
  Plan: FunctionComponent<LivePlanProps>;
  points: readonly BranchPoint[];
  /** The question that the points answer. */
  asked: string;
}

function CityHead({ data, plan, path, query }: PlanHeadProps & { plan: CityPlan }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const point = useCityPoint()(plan.code);
  const head = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState<Alive>();
  const asked = JSON.stringify(data.wish);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const wake = async () => {
      await whenSeen(head.current, signal);
      const [Plan, points] = await Promise.all([
        live.fetch(),
        browserClients[language].call(branchPoints, JSON.parse(asked) as BranchWish, signal),
      ]);
      if (!signal.aborted) setAlive({ Plan, points, asked });
    };
    // Without them the plan stays what the server drew, and its links work.
    wake().catch(() => undefined);
    return () => stop.abort();
  }, [asked, language]);

  const hrefOf = (district: string | undefined) =>
    addressWith(path, query, { province: plan.province, city: plan.code, district });
  const first = data.found.list.slice(0, 1);
  return (
    <div className={styles.head} ref={head}>
      {alive?.asked === asked ? (
        <alive.Plan plan={plan} points={alive.points} first={first} hrefOf={hrefOf} />
      ) : (
        <>
          <div className={styles.drawing}>
            <FirstPlan plan={plan} hrefOf={hrefOf} />
          </div>
          <PlanCard members={first} cityCode={plan.code} centre={plan.centre} />
        </>
      )}
      <p className={styles.key}>
        {words.planKey(point)}
        {alive === undefined ? null : <span className={styles.onScreen}>{words.planZoom}</span>}
      </p>
    </div>
  );
}
