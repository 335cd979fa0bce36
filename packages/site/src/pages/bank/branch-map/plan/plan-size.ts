import { areTooWide } from '../../../../parts/bearing-plan/rim-box.ts';

/** A drawing of the plan, in its own units, which are pixels where it has its full width. */
export interface PlanSize {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** Of the rim. */
  rim: number;
  /** Places closer than this make one mark. */
  gap: number;
  /** Between names on the rim, degrees. */
  apart: number;
}

export const PLAN_SIZES: readonly [PlanSize, PlanSize] = [
  { name: 'wide', width: 548, height: 436, rim: 178, gap: 15, apart: 12 },
  { name: 'narrow', width: 358, height: 356, rim: 100, gap: 16, apart: 15 },
];

/** Whether counts stand under the names on the rim: where there is no room for them beside it. */
export const hasStackedNames = (
  { name, width, rim }: PlanSize,
  names: readonly { text: string; count?: number }[],
): boolean => name === 'narrow' || areTooWide(names, width / 2 - rim);
