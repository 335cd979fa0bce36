import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHydrated } from '@bank/ui';
import type { FieldFund } from '@bank/contract';
import { FieldDrawing } from './FieldDrawing.tsx';
import styles from './FieldPlot.module.css';
import { placedOn, scaleOf, type FieldBounds, type FieldSize, type Placed } from './field-scale.ts';
import { isArrowKey, nearestStar, nextStar } from './nearest-star.ts';

interface FieldPlotProps {
  size: FieldSize;
  bounds: FieldBounds;
  funds: readonly FieldFund[];
  riskFree: string;
  level: string | undefined;
  picked: FieldFund;
  onPick: (fundCode: string) => void;
  /** Enter, on the fund that is picked. */
  onEnter: () => void;
  words: { label: string; keys: string };
}

/** The field at one size: a pointer means the nearest star, arrow keys go from star to star. */
export function FieldPlot({ size, bounds, funds, riskFree, level, picked, ...props }: FieldPlotProps) {
  const { onPick, onEnter, words } = props;
  const isAlive = useHydrated();
  const scale = useMemo(() => scaleOf(size, bounds), [size, bounds]);
  const stars = useMemo(() => placedOn(scale, funds), [scale, funds]);
  const open = level === undefined ? stars : stars.filter(({ fund }) => fund.riskLevel === level);
  const [meant, setMeant] = useState<Placed>();
  const own = stars.find(({ fund }) => fund.fundCode === picked.fundCode);

  const under = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearestStar(open, {
      x: ((event.clientX - box.left) * size.width) / box.width,
      y: ((event.clientY - box.top) * size.height) / box.height,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (own === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Home' || event.key === 'End') {
      // The calmest and the wildest.
      const across = open.toSorted((a, b) => a.x - b.x);
      const star = event.key === 'Home' ? across[0] : across.at(-1);
      if (star !== undefined) onPick(star.fund.fundCode);
    } else if (isArrowKey(event.key)) {
      const next = nextStar(open, own, event.key);
      if (next !== undefined) onPick(next.fund.fundCode);
    } else return;
    event.preventDefault();
  };

  return (
    <div
      className={styles.plot}
      data-size={size.name}
      // Without script it is a picture; with it, arrow keys belong to the stars.
      {...(isAlive && {
        role: 'application',
        tabIndex: 0,
        'aria-label': `${words.label}. ${words.keys}`,
        onKeyDown,
      })}
    >
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={words.label}
        onPointerMove={(event) => setMeant(event.pointerType === 'mouse' ? under(event) : undefined)}
        onPointerLeave={() => setMeant(undefined)}
        // A click and no pressing: a finger that begins to scroll means no star.
        onClick={(event) => {
          const star = under(event as unknown as PointerEvent<SVGSVGElement>);
          if (star !== undefined) onPick(star.fund.fundCode);
        }}
        data-meant={meant === undefined ? undefined : ''}
      >
        <FieldDrawing scale={scale} stars={stars} riskFree={riskFree} level={level} />
        {meant === undefined || meant.fund.fundCode === picked.fundCode ? null : (
          <Name star={meant} size={size} isMeant />
        )}
        {own === undefined ? null : <Pick star={own} size={size} />}
      </svg>
    </div>
  );
}

function Pick({ star, size }: { star: Placed; size: FieldSize }) {
  const { x, y } = star;
  return (
    <g>
      <path
        className={styles.guides}
        d={`M${size.left} ${y}H${x - 10}M${x} ${y + 10}V${size.height - size.bottom}`}
      />
      <circle className={styles.ring} cx={x} cy={y} r={9} />
      <path
        className={styles.ticks}
        d={`M${x - 16} ${y}h5M${x + 11} ${y}h5M${x} ${y - 16}v5M${x} ${y + 11}v5`}
      />
      <Name star={star} size={size} />
    </g>
  );
}

/** Beside the star, on the side where there is room, with a halo of the night. */
function Name({
  star: { fund, x, y },
  size,
  isMeant = false,
}: {
  star: Placed;
  size: FieldSize;
  isMeant?: boolean;
}) {
  const isLeft = x > size.width * 0.62;
  return (
    <g className={styles.named} data-meant={isMeant ? '' : undefined}>
      {isMeant ? <circle className={styles.ring} cx={x} cy={y} r={7} /> : null}
      <text x={isLeft ? x - 16 : x + 18} y={y - 14} textAnchor={isLeft ? 'end' : 'start'}>
        {fund.fundName}
      </text>
    </g>
  );
}
