export { SCALE_PLACES, ratio, scaled } from '../../../base/decimal.ts';
export { accumulated, figureOf, type FigureInput, type FigureValues } from './figure.ts';
export {
  approximations,
  levelAt,
  levelsAfter,
  levelsOf,
  percentBetween,
  percentSince,
  type Level,
  type NavDay,
} from './level.ts';
export { deepestFall, riskOf, sharpeOf, type Fall, type Risk } from './risk.ts';
export { sevenDayYield } from './seven-day-yield.ts';
export { annualReturn, trackingError } from './spread.ts';
export { WINDOW_STARTS, windowStart } from './window.ts';
export { parseCurve, weeksOf } from './year-curve.ts';
export * from './factor-entries.ts';
