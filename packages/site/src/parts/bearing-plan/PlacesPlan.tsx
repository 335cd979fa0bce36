import type { PlanPosition } from './bearing-plan.ts';
import { PlanGround } from './PlanGround.tsx';
import styles from './PlacesPlan.module.css';
import { RimNames } from './RimNames.tsx';
import { drawPlan, PLAN_RADIUS, type PlanPlace } from './places-drawing.ts';

interface PlacesPlanProps {
  centre: PlanPosition;
  /** What the plan shows, in a sentence, for those who do not see it. */
  label: string;
  places: readonly PlanPlace[];
  /** What a mark with a number is called. */
  numbered: (number: number, name: string) => string;
  /** Kilometres to the rim; without it the farthest place decides. */
  maxKm?: number;
  rings?: readonly number[];
  /** What is explained under it. */
  note: string;
}

const NAMES_APART = 15;

/** Places about a fixed point: true bearings, the root of the distance as the radius, numbers as in the list beside it. */
export function PlacesPlan({ centre, label, places, numbered, maxKm, rings, note }: PlacesPlanProps) {
  const plan = drawPlan(centre, places, maxKm);
  // Those with numbers lie over the others.
  const marks = plan.marks.toSorted(
    (a, b) => Number(a.number !== undefined) - Number(b.number !== undefined),
  );
  return (
    <figure className={styles.plan}>
      <svg viewBox="-170 -152 340 304" role="group" aria-label={label}>
        <PlanGround
          radius={PLAN_RADIUS}
          maxKm={plan.maxKm}
          marks={plan.marks}
          {...(rings !== undefined && { rings })}
        />
        <RimNames radius={PLAN_RADIUS} apart={NAMES_APART} names={plan.names} />
        {marks.map(({ id, name, number, href, isHollow = false, x, y }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{name}</title>
            <a
              href={href}
              className={styles.mark}
              aria-label={number === undefined ? name : numbered(number, name)}
            >
              <circle className={styles.area} r="12" />
              {number === undefined ? (
                <circle className={styles.other} r="4" />
              ) : (
                <>
                  <circle
                    className={styles.numbered}
                    r="9.5"
                    data-first={number === 1 ? '' : undefined}
                    data-hollow={isHollow ? '' : undefined}
                  />
                  <text className={styles.number} y="4">
                    {number}
                  </text>
                </>
              )}
            </a>
          </g>
        ))}
      </svg>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
