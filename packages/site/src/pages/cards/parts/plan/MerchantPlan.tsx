import { ringsWithin, type PlanPosition } from '../../../../parts/bearing-plan/bearing-plan.ts';
import { rimTicks } from '../../../../parts/bearing-plan/rim-ticks.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { cardWords } from '../../../../words/cards/cards/words.ts';
import styles from './MerchantPlan.module.css';
import { drawPlan, PLAN_RADIUS, ringPoints, ringRadius, type PlanPlace } from './plan-drawing.ts';

const TICKS = rimTicks(PLAN_RADIUS, { count: 180, length: 4, longEvery: 15 });

interface MerchantPlanProps {
  centre: PlanPosition;
  /** What the plan shows, in a sentence, for those who do not see it. */
  label: string;
  places: readonly PlanPlace[];
  /** Kilometres to the rim; without it the farthest place decides. */
  maxKm?: number;
  rings?: readonly number[];
  /** What is explained under it. */
  note: string;
}

/** Shops about a fixed point: true bearings, the root of the distance as the radius, numbers as in the list. */
export function MerchantPlan({ centre, label, places, maxKm, rings, note }: MerchantPlanProps) {
  const words = useWords(cardWords);
  const plan = drawPlan(centre, places, maxKm);
  const shownRings = rings ?? ringsWithin(plan.maxKm);
  const radii = shownRings.map((km) => ringRadius(km, plan.maxKm));
  // Those with numbers lie over the others.
  const marks = plan.marks.toSorted(
    (a, b) => Number(a.number !== undefined) - Number(b.number !== undefined),
  );
  return (
    <figure className={styles.plan}>
      <svg viewBox="-170 -152 340 304" role="group" aria-label={label}>
        <path className={styles.rim} d={TICKS} />
        <circle className={styles.rim} r={PLAN_RADIUS} />
        {radii.map((radius) => (
          <circle key={radius} className={styles.ring} r={radius} />
        ))}
        <path
          className={styles.cross}
          d={`M0 ${-PLAN_RADIUS}V${PLAN_RADIUS}M${-PLAN_RADIUS} 0H${PLAN_RADIUS}`}
        />
        <path className={styles.north} d={`M-4 ${8 - PLAN_RADIUS}L0 ${-PLAN_RADIUS}L4 ${8 - PLAN_RADIUS}`} />
        <circle className={styles.centre} r="3" />
        {ringPoints(radii, plan.marks).map(({ x, y }, index) => (
          <text key={shownRings[index]} className={styles.distance} x={x.toFixed(1)} y={(y + 4).toFixed(1)}>
            {shownRings[index]}
          </text>
        ))}
        {plan.labels.map(({ text, anchor, x, y }) => (
          <text key={text} className={styles.district} x={x} y={y + 4} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {marks.map(({ id, name, number, href, isHollow = false, x, y }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{name}</title>
            <a
              href={href}
              className={styles.mark}
              aria-label={number === undefined ? name : words.planNumber(number, name)}
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
