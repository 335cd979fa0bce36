import { pointAt } from './bearing-plan.ts';
import styles from './RimNames.module.css';
import { anchorAt, spreadOnRim } from './rim-labels.ts';

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

const AWAY = 18;
const STACK = 14;

/** Names around the rim of a bearing plan, each at the bearing of what it names as nearly as its neighbours allow. */
export function RimNames({ radius, apart, names, isStacked = false }: RimNamesProps) {
  const places = spreadOnRim(
    names.map(({ degrees }) => degrees),
    apart,
  );
  return names.map((name, index) => {
    const degrees = places[index] ?? name.degrees;
    const { x, y } = pointAt(degrees, radius + AWAY);
    const [from, to] = [pointAt(name.degrees, radius), pointAt(degrees, radius + AWAY - 6)];
    const drawn = (
      <>
        <path
          className={styles.leader}
          d={`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`}
          aria-hidden="true"
        />
        <text
          className={styles.text}
          x={short(x)}
          y={short(y + 4 + stackedAt(degrees, isStacked))}
          textAnchor={anchorAt(degrees)}
        >
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

/** Two lines stand above the rim at the top, below it at the bottom, and around its middle at the sides. */
function stackedAt(degrees: number, isStacked: boolean): number {
  if (!isStacked) return 0;
  return -STACK / 2 - (Math.cos((degrees * Math.PI) / 180) * STACK) / 2;
}

const short = (value: number) => Math.round(value * 10) / 10;
