/** A drawing of the plan, in its own units, which are pixels where it has its full width. */
export interface PlanSize {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** Of the rim. */
  rim: number;
  /** Places closer than this make one mark. */
  gap: number;
  /** Between names on the rim, radians. */
  apart: number;
}

const degrees = (value: number) => (value * Math.PI) / 180;

export const PLAN_SIZES: readonly [PlanSize, PlanSize] = [
  { name: 'wide', width: 548, height: 440, rim: 186, gap: 15, apart: degrees(12) },
  { name: 'narrow', width: 358, height: 356, rim: 128, gap: 16, apart: degrees(15) },
];
