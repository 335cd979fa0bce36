/**
 * One measured figure. `target` is { atLeast } or { atMost }; without one the figure is there to be compared with
 * the next run. `detail` is what a reader needs beside the number.
 */
export function row(name, value, unit, { atLeast, atMost, detail = '' } = {}) {
  const hasTarget = atLeast !== undefined || atMost !== undefined;
  const isMet = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return {
    name,
    value,
    unit,
    ...(atLeast !== undefined && { atLeast }),
    ...(atMost !== undefined && { atMost }),
    ...(hasTarget && { isMet }),
    detail,
  };
}

/** Thrown by a part that cannot run here; the message says what is missing and what to do. */
export class PartSkipped extends Error {
  name = 'PartSkipped';
}
