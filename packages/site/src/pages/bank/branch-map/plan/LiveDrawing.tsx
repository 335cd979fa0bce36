import { useRef, useState, type KeyboardEvent } from 'react';
import type { PlaceGroup } from '../../../../parts/branches/plan/group-places.ts';
import type { PlanView } from '../../../../parts/branches/plan/plan-view.ts';
import { PlanFrame } from '../../../../parts/branches/plan-drawing/PlanFrame.tsx';
import { PlanMark } from '../../../../parts/branches/plan-drawing/PlanMark.tsx';
import type { PlanPlace } from '../../../../parts/branches/plan-drawing/city-plan.ts';
import type { PlanSize } from '../../../../parts/branches/plan-drawing/plan-size.ts';
import { branchName } from '../../../../parts/branches/branch-names.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './PlanHead.module.css';
import { nextMark } from './next-mark.ts';
import type { CityPlan } from './plan-data.ts';
import { markBranches, usePlanSync } from './plan-sync.ts';
import { planLabel, rimLinks } from './rim-links.ts';
import { usePlanHands } from './use-plan-hands.ts';

interface LiveDrawingProps {
  size: PlanSize;
  plan: CityPlan;
  view: PlanView;
  marks: readonly PlaceGroup<PlanPlace>[];
  openIds: ReadonlySet<string> | undefined;
  chosen: readonly string[];
  hrefOf: (district: string | undefined) => string;
  onView: (view: PlanView) => void;
  onChoose: (ids: readonly string[]) => void;
}

/** One drawing of the plan with marks to press; of these one is in the tab order, and arrow keys go on from it. */
export function LiveDrawing(props: LiveDrawingProps) {
  const { size, plan, view, marks, openIds, chosen, hrefOf, onView, onChoose } = props;
  const { language } = useSite();
  const words = useWords(branchWords);
  const { marked } = usePlanSync();
  const elements = useRef(new Map<string, SVGGElement>());
  const [at, setAt] = useState<string>();
  const hands = usePlanHands(size, view, onView);
  const keyed = marks.map((mark) => ({ ...mark, ids: mark.members.map(({ point }) => point.id) }));
  const keyOf = ({ ids }: { ids: readonly string[] }) => ids[0] ?? '';
  const current = keyed.find((mark) => at !== undefined && mark.ids.includes(at)) ?? keyed[0];

  const onKeyDown = (event: KeyboardEvent, mark: (typeof keyed)[number]) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(mark.ids);
      return;
    }
    const next = nextMark(keyed, mark, event.key);
    if (next === undefined) return;
    event.preventDefault();
    elements.current.get(keyOf(next))?.focus();
  };
  return (
    <PlanFrame
      size={size}
      maxKm={plan.maxKm}
      view={view}
      districts={rimLinks(plan, hrefOf, language)}
      label={planLabel(plan, words, language)}
      handlers={hands}
    >
      {keyed.map((mark) => {
        const { x, y, radius, ids, members } = mark;
        const open = openIds === undefined ? undefined : ids.filter((id) => openIds.has(id)).length;
        const isChosen = chosen.length > 0 && ids.some((id) => chosen.includes(id));
        const only = members.length === 1 ? members[0] : undefined;
        return (
          <g
            key={keyOf(mark)}
            ref={(element) => {
              if (element === null) elements.current.delete(keyOf(mark));
              else elements.current.set(keyOf(mark), element);
            }}
            className={styles.mark}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            role="button"
            tabIndex={current !== undefined && keyOf(current) === keyOf(mark) ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={
              only === undefined
                ? words.groupOf(ids.length, open)
                : words.oneMark(branchName(only.point, language), open === undefined ? undefined : open > 0)
            }
            onClick={() => onChoose(ids)}
            onKeyDown={(event) => onKeyDown(event, mark)}
            onFocus={() => {
              setAt(keyOf(mark));
              markBranches(ids);
            }}
            onBlur={() => markBranches([])}
            onPointerEnter={() => markBranches(ids)}
            onPointerLeave={() => markBranches([])}
          >
            <PlanMark
              radius={radius}
              count={ids.length}
              open={open}
              isChosen={isChosen}
              isMarked={marked.length > 0 && ids.some((id) => marked.includes(id))}
            />
          </g>
        );
      })}
    </PlanFrame>
  );
}
