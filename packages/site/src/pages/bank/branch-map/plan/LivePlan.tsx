import { useEffect, useMemo, useState } from 'react';
import type { BranchPoint } from '@bank/contract';
import { Icon } from '@bank/ui';
import {
  WHOLE_PLAN,
  isNearest,
  seen,
  zoomedInto,
  zoomedPlan,
  type PlanView,
} from '../../../../parts/bearing-plan/plan-view.ts';
import { useBeijingMinute } from '../../../../parts/branches/use-beijing-minute.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { planMarks, planPlace, planPlaces } from './city-plan.ts';
import { LiveDrawing } from './LiveDrawing.tsx';
import { PlanCard, isOpenAt } from './PlanCard.tsx';
import type { CityPlan } from './plan-data.ts';
import styles from './PlanHead.module.css';
import { PLAN_SIZES } from './plan-size.ts';
import { tell, usePlanSync } from './plan-sync.ts';

export interface LivePlanProps {
  plan: CityPlan;
  points: readonly BranchPoint[];
  /** In the card until a mark is chosen. */
  first: readonly BranchPoint[];
  hrefOf: (district: string | undefined) => string;
}

const STEP = 1.6;
const INTO = 2.4;

/** The plan under hand: marks open, the view zooms and moves, and the share that is open now is counted by the minute. */
export function LivePlan({ plan, points, first, hrefOf }: LivePlanProps) {
  const words = useWords(branchWords);
  const minute = useBeijingMinute();
  const { chosen, visitor } = usePlanSync();
  const { centre, maxKm } = plan;
  const places = useMemo(() => planPlaces(centre, maxKm, points), [centre, maxKm, points]);
  const [view, setView] = useState<PlanView>(plan.view);
  const openIds = useMemo(
    () =>
      minute === undefined
        ? undefined
        : new Set(points.filter((point) => isOpenAt(point, minute)).map(({ id }) => id)),
    [minute, points],
  );
  useEffect(() => {
    if (minute !== undefined && openIds !== undefined) tell({ open: { count: openIds.size, minute } });
  }, [minute, openIds]);
  useEffect(() => () => tell({ open: undefined, chosen: [], marked: [] }), []);

  const drawings = useMemo(
    () => PLAN_SIZES.map((size) => ({ size, marks: planMarks(places, view, size) })),
    [places, view],
  );
  const inSight = drawings[0]?.marks.reduce((sum, { members }) => sum + members.length, 0) ?? 0;
  const members = points.filter(({ id }) => chosen.includes(id));
  const at = visitor && planPlace(centre, maxKm, visitor);
  const openGroup = (ids: readonly string[]) => {
    const own = places.filter(({ point }) => ids.includes(point.id)).map((place) => seen(view, place));
    const mean = (value: (one: { x: number; y: number }) => number) =>
      own.reduce((sum, one) => sum + value(one), 0) / Math.max(1, own.length);
    setView(zoomedInto(view, INTO, { x: mean(({ x }) => x), y: mean(({ y }) => y) }));
  };
  const choose = (ids: readonly string[]) => {
    const isAgain = ids.length > 1 && ids.length === chosen.length && ids.every((id) => chosen.includes(id));
    if (isAgain && !isNearest(view)) openGroup(ids);
    else tell({ chosen: ids });
  };
  return (
    <>
      <div className={styles.drawing}>
        {drawings.map(({ size, marks }) => (
          <LiveDrawing
            key={size.name}
            size={size}
            plan={plan}
            view={view}
            marks={marks}
            openIds={openIds}
            you={at && seen(view, at)}
            hrefOf={hrefOf}
            onView={setView}
            onChoose={choose}
          />
        ))}
        <div className={styles.controls}>
          <button type="button" aria-label={words.zoomIn} onClick={() => setView(zoomedPlan(view, STEP))}>
            <Icon name="plus" size={16} />
          </button>
          <button
            type="button"
            aria-label={words.zoomOut}
            onClick={() => setView(zoomedPlan(view, 1 / STEP))}
          >
            <Icon name="minus" size={16} />
          </button>
          <button type="button" aria-label={words.fit} onClick={() => setView(WHOLE_PLAN)}>
            <Icon name="reset" size={16} />
          </button>
        </div>
        {inSight < points.length ? (
          <p className={styles.outside}>{words.inSight(inSight, points.length)}</p>
        ) : null}
      </div>
      <PlanCard
        members={members.length === 0 ? first : members}
        cityCode={plan.code}
        centre={centre}
        onOpen={members.length > 1 && !isNearest(view) ? () => openGroup(chosen) : undefined}
      />
    </>
  );
}
