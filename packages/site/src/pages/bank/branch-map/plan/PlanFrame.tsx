import type { ComponentProps, ReactNode } from 'react';
import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';
import { PlanGround } from '../../../../parts/bearing-plan/PlanGround.tsx';
import type { PlanView } from '../../../../parts/bearing-plan/plan-view.ts';
import { RimNames, type RimName } from '../../../../parts/bearing-plan/RimNames.tsx';
import styles from './PlanFrame.module.css';
import { hasStackedNames, type PlanSize } from './plan-size.ts';

interface PlanFrameProps {
  size: PlanSize;
  /** The rim, where the view shows the whole. */
  maxKm: number;
  view: PlanView;
  districts: readonly RimName[];
  label: string;
  /** Where the marks are, from the middle of the drawing. */
  marks: readonly PlanPoint[];
  /** The marks. */
  children: ReactNode;
  /** What the drawing listens to. */
  handlers?: ComponentProps<'svg'>;
}

/** One size of the plan of a city: its ground, its marks and its districts around them. */
export function PlanFrame({
  size,
  maxKm,
  view,
  districts,
  label,
  marks,
  children,
  handlers,
}: PlanFrameProps) {
  const { name, width, height, rim, apart } = size;
  return (
    <svg
      className={`${styles.plan} ${styles[name]}`}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="group"
      aria-label={label}
      {...handlers}
    >
      <circle className={styles.ground} r={rim} />
      <PlanGround radius={rim} maxKm={maxKm} view={view} marks={marks} />
      {children}
      <RimNames radius={rim} apart={apart} names={districts} isStacked={hasStackedNames(size, districts)} />
    </svg>
  );
}
