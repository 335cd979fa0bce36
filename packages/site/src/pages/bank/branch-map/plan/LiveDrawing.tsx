import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';
import {
  WHOLE_PLAN,
  movedPlan,
  zoomedPlan,
  type PlanView,
} from '../../../../parts/bearing-plan/plan-view.ts';
import { branchName } from '../../../../parts/branches/branch-names.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import { usePlanLabel } from './city-point.ts';
import type { PlanPlace } from './city-plan.ts';
import type { PlaceGroup } from './group-places.ts';
import { ARROWS, nextMark } from './next-mark.ts';
import type { CityPlan } from './plan-data.ts';
import { PlanFrame } from './PlanFrame.tsx';
import styles from './PlanHead.module.css';
import { PlanMark } from './PlanMark.tsx';
import type { PlanSize } from './plan-size.ts';
import { tell, usePlanSync } from './plan-sync.ts';
import { rimLinks } from './rim-links.ts';
import { usePlanHands } from './use-plan-hands.ts';

interface LiveDrawingProps {
  size: PlanSize;
  plan: CityPlan;
  view: PlanView;
  marks: readonly PlaceGroup<PlanPlace>[];
  openIds: ReadonlySet<string> | undefined;
  /** Where the visitor is, in radii of the rim as the view shows it. */
  you: PlanPoint | undefined;
  hrefOf: (district: string | undefined) => string;
  onView: (view: PlanView) => void;
  onChoose: (ids: readonly string[]) => void;
}

/** How much nearer a key goes. */
const STEP = 1.6;
/** How far an arrow key moves the plan where no mark lies further on, in radii of the rim. */
const ASIDE = 0.4;

const idsOf = ({ members }: PlaceGroup<PlanPlace>) => members.map(({ point }) => point.id);
const keyOf = (mark: PlaceGroup<PlanPlace>) => mark.members[0]?.point.id ?? '';

/** One drawing of the plan with marks to press; of these one is in the tab order, and arrow keys go on from it. */
export function LiveDrawing(props: LiveDrawingProps) {
  const { size, plan, view, marks, openIds, you, hrefOf, onView, onChoose } = props;
  const { language } = useSite();
  const words = useWords(branchWords);
  const label = usePlanLabel(plan);
  const { marked, chosen } = usePlanSync();
  const elements = useRef(new Map<string, SVGGElement>());
  const keepsFocus = useRef(false);
  const [at, setAt] = useState<string>();
  const hands = usePlanHands(size, view, onView);
  const current = marks.find((mark) => at !== undefined && idsOf(mark).includes(at)) ?? marks[0];
  const currentKey = current === undefined ? '' : keyOf(current);

  useEffect(() => {
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    elements.current.get(currentKey)?.focus();
  });

  const show = (next: PlanView) => {
    // The mark with the focus may fall apart, and its part must have it.
    keepsFocus.current = true;
    onView(next);
  };
  const onKeyDown = (event: KeyboardEvent, mark: PlaceGroup<PlanPlace>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = { x: mark.x / size.rim, y: mark.y / size.rim };
    const way = ARROWS[event.key];
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => {
        keepsFocus.current = true;
        onChoose(idsOf(mark));
      },
      ' ': () => onChoose(idsOf(mark)),
      '+': () => show(zoomedPlan(view, STEP, here)),
      '=': () => show(zoomedPlan(view, STEP, here)),
      '-': () => show(zoomedPlan(view, 1 / STEP, here)),
      Home: () => show(WHOLE_PLAN),
      Escape: () => onChoose([]),
    };
    const act = way === undefined ? acts[event.key] : () => goOn(mark, way);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const goOn = (mark: PlaceGroup<PlanPlace>, way: PlanPoint) => {
    const next = nextMark(marks, mark, way);
    if (next === undefined) show(movedPlan(view, -way.x * ASIDE, -way.y * ASIDE));
    else elements.current.get(keyOf(next))?.focus();
  };
  return (
    <PlanFrame
      size={size}
      maxKm={plan.maxKm}
      view={view}
      districts={rimLinks(plan, hrefOf, language)}
      label={label}
      marks={marks}
      handlers={hands}
    >
      {you === undefined || Math.hypot(you.x, you.y) > 1 ? null : (
        <g
          className={styles.you}
          transform={`translate(${(you.x * size.rim).toFixed(1)} ${(you.y * size.rim).toFixed(1)})`}
          role="img"
          aria-label={words.you}
        >
          <circle r="9" />
          <circle r="3" />
        </g>
      )}
      {marks.map((mark) => {
        const { x, y, radius, members } = mark;
        const ids = idsOf(mark);
        const key = keyOf(mark);
        const open = openIds === undefined ? undefined : ids.filter((id) => openIds.has(id)).length;
        const isChosen = ids.some((id) => chosen.includes(id));
        const only = members.length === 1 ? members[0] : undefined;
        return (
          <g
            key={key}
            ref={(element) => {
              if (element === null) elements.current.delete(key);
              else elements.current.set(key, element);
            }}
            className={styles.mark}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            role="button"
            tabIndex={currentKey === key ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={
              only === undefined
                ? words.groupOf(ids.length, open)
                : words.oneMark(branchName(only.point, language), open === undefined ? undefined : open > 0)
            }
            onClick={() => onChoose(ids)}
            onKeyDown={(event) => onKeyDown(event, mark)}
            onFocus={() => {
              setAt(key);
              tell({ marked: ids });
            }}
            onBlur={() => tell({ marked: [] })}
            onPointerEnter={() => tell({ marked: ids })}
            onPointerLeave={() => tell({ marked: [] })}
          >
            <PlanMark
              radius={radius}
              count={ids.length}
              open={open}
              isChosen={isChosen}
              isMarked={ids.some((id) => marked.includes(id))}
            />
          </g>
        );
      })}
    </PlanFrame>
  );
}
