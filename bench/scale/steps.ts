import { VISITORS } from './assumptions.ts';

export interface Step {
  name: string;
  /** In the busiest second of the day. */
  viewsASecond: number;
  /** How long is simulated: long enough for some hundred thousand views, where there are so many. */
  seconds: number;
  hasShield: boolean;
  coresOfANode: number;
  /** WEB_WORKERS. */
  workersOfANode: number;
  /** VISITS_KEEP_DAYS. */
  keepDays: number;
  /** `max_connections` of PostgreSQL. */
  connections: number;
}

const VISITS_A_DAY = 100_000_000;
const SECONDS_A_DAY = 86_400;
const OF_VISITS = Math.round((VISITS_A_DAY / SECONDS_A_DAY) * VISITORS.pagesOfAVisit * VISITORS.peakByMean);

const small = { hasShield: false, coresOfANode: 2, workersOfANode: 1, keepDays: 400, connections: 100 };
const large = { hasShield: true, coresOfANode: 4, workersOfANode: 4, keepDays: 14, connections: 1_000 };

export const STEPS: readonly Step[] = [
  { name: '1 a second', viewsASecond: 1, seconds: 14_400, ...small },
  { name: '100 a second', viewsASecond: 100, seconds: 3_600, ...small },
  { name: '10,000 a second', viewsASecond: 10_000, seconds: 60, ...large },
  { name: '100 million visits a day', viewsASecond: OF_VISITS, seconds: 60, ...large },
];
