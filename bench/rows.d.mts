export interface Row {
  name: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
  /** Only with a target. */
  isMet?: boolean;
  detail: string;
}

export function row(
  name: string,
  value: number,
  unit: string,
  more?: { atLeast?: number; atMost?: number; detail?: string },
): Row;

export class PartSkipped extends Error {}
