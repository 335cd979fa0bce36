import { useEffect, useMemo, useState } from 'react';
import type { BranchPoint } from '@bank/contract';
import { Icon } from '@bank/ui';
import { planMarks, planPlaces } from '../../../../parts/branches/plan-drawing/city-plan.ts';
import { PLAN_SIZES } from '../../../../parts/branches/plan-drawing/plan-size.ts';
import {
  WHOLE_PLAN,
  isNearest,
  zoomedInto,
  zoomedPlan,
  type PlanView,
} from '../../../../parts/branches/plan/plan-view.ts';
import { useBeijingMinute } from '../../../../parts/branches/use-beijing-minute.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { LiveDrawing } from './LiveDrawing.tsx';
import { PlanCard, isOpenAt } from './PlanCard.tsx';
import styles from './PlanHead.module.css';
import type { CityPlan } from './plan-data.ts';
import { tellOpen } from './plan-sync.ts';

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
  const places = useMemo(() => planPlaces(plan.centre, plan.maxKm, points), [plan, points]);
  const [view, setView] = useState<PlanView>(plan.view);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const openIds = useMemo(
    () =>
      new Set(
        minute === undefined ? [] : points.filter((point) => isOpenAt(point, minute)).map(({ id }) => id),
      ),
    [minute, points],
  );
  useEffect(() => {
    if (minute !== undefined) tellOpen({ count: openIds.size, minute });
    return () => tellOpen(undefined);
  }, [minute, openIds]);

  const drawings = PLAN_SIZES.map((size) => ({ size, marks: planMarks(places, view, size) }));
  const inSight = drawings[0]?.marks.reduce((sum, { members }) => sum + members.length, 0) ?? 0;
  const members = points.filter(({ id }) => chosen.includes(id));
  const openGroup = (ids: readonly string[]) => {
    const own = places.filter(({ point }) => ids.includes(point.id));
    const mean = (value: (one: (typeof own)[number]) => number) =>
      own.reduce((sum, one) => sum + value(one), 0) / Math.max(1, own.length);
    setView(
      zoomedInto(view, INTO, {
        x: mean(({ x }) => x) * view.scale + view.x,
        y: mean(({ y }) => y) * view.scale + view.y,
      }),
    );
  };
  const choose = (ids: readonly string[]) => {
    const isAgain = ids.length > 1 && ids.every((id) => chosen.includes(id)) && ids.length === chosen.length;
    if (isAgain && !isNearest(view)) openGroup(ids);
    else setChosen(ids);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => setView(zoomedPlan(view, STEP)),
    '=': () => setView(zoomedPlan(view, STEP)),
    '-': () => setView(zoomedPlan(view, 1 / STEP)),
    '0': () => setView(WHOLE_PLAN),
    Escape: () => setChosen([]),
  };
  return (
    <>
      <div
        className={styles.drawing}
        role="presentation"
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
      >
        {drawings.map(({ size, marks }) => (
          <LiveDrawing
            key={size.name}
            size={size}
            plan={plan}
            view={view}
            marks={marks}
            openIds={minute === undefined ? undefined : openIds}
            chosen={chosen}
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
        onOpen={members.length > 1 && !isNearest(view) ? () => openGroup(chosen) : undefined}
      />
    </>
  );
}
