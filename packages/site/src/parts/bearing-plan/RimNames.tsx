import { pointAt } from './bearing-plan.ts';
import styles from './RimNames.module.css';
import { placeNames } from './place-names.ts';
import { STACK, leaderEnd, rimPoint } from './rim-box.ts';
import { anchorAt } from './rim-labels.ts';

export interface RimName {
  key: string;
  text: string;
  /** Where its places lie. */
  degrees: number;
  count?: number;
  /** Where it leads. */
  href?: string;
  isCurrent?: boolean;
}

interface RimNamesProps {
  radius: number;
  /** Between neighbours, in degrees. */
  apart: number;
  names: readonly RimName[];
  /** Counts stand under the names, where there is little room beside the rim. */
  isStacked?: boolean;
}

/** Names around the rim of a bearing plan, each at the bearing of what it names as nearly as its neighbours allow. */
export function RimNames({ radius, apart, names, isStacked = false }: RimNamesProps) {
  const places = placeNames(names, { radius, apart, isStacked });
  return names.map((name, index) => {
    const degrees = places[index] ?? name.degrees;
    const { x, y } = rimPoint(degrees, radius, isStacked);
    const [from, to] = [pointAt(name.degrees, radius), leaderEnd(degrees, radius)];
    const drawn = (
      <>
        <path
          className={styles.leader}
          d={`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`}
          aria-hidden="true"
        />
        <text className={styles.text} x={short(x)} y={short(y)} textAnchor={anchorAt(degrees)}>
          {name.text}
          {name.count === undefined ? null : (
            <>
              {' '}
              <tspan className={`num ${styles.count}`} {...(isStacked && { x: short(x), dy: STACK })}>
                {name.count}
              </tspan>
            </>
          )}
        </text>
      </>
    );
    return name.href === undefined ? (
      <g key={name.key}>{drawn}</g>
    ) : (
      <a
        key={name.key}
        className={styles.link}
        href={name.href}
        aria-current={name.isCurrent === true ? 'true' : undefined}
      >
        {drawn}
      </a>
    );
  });
}

const short = (value: number) => Math.round(value * 10) / 10;
