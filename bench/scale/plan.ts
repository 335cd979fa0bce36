import { DELIVERY, DISK_GB, LINE_MBIT, USED_AT_MOST, VISITORS } from './assumptions.ts';
import { billOf, type Bill } from './bill.ts';
import { freshShare } from './closed-forms.ts';
import { COSTS, secondsOf } from './recorded-costs.ts';
import { simulate, type Setup, type Simulated } from './simulate.ts';
import type { Step } from './steps.ts';
import { PAGE_SHARES, RECORDS_OF_A_VIEW } from './traffic.ts';
import { quantileOf, waitsOf } from './waiting.ts';

const SEED = 17;
const WARM_UP_S = 60;
const SECONDS_A_DAY = 86_400;
/** PAGE_CACHE_MB of 32, of which an eighth is kept for pages that do not exist. */
const PAGES_KEPT = Math.floor((32 * 2 ** 20 * 7) / 8 / COSTS.keptPageBytes.value);
/** At least one node is left when one is away. */
const FEWEST_NODES = 2;

export interface Limit {
  what: string;
  used: number;
  /** Whether it fills with page views, or with processes alone. */
  grows: boolean;
}

export interface Plan {
  step: Step;
  simulated: Simulated;
  /** Cores in use in the busiest second. */
  /** `pages` is of the threads that serve pages, `ofThemRecords` what records take there. */
  cores: {
    pages: number;
    ofThemRecords: number;
    records: number;
    nginx: number;
    releases: number;
    database: number;
  };
  /** Of documents, if the CDN might keep them until a release. */
  freshIfPurged: number;
  /** Of the threads that serve pages, when nginx has no files. */
  pagesWithoutMirror: number;
  nodes: number;
  databaseCores: number;
  /** Seconds that the unluckiest hundredth waits for a thread. */
  waits: { all: number; oneAway: number };
  recordsADay: number;
  recordGbADay: number;
  mbit: { cdn: number; origin: number };
  /** The fullest first; what is at 1 is at its end. */
  limits: Limit[];
  bill: Bill;
}

const workOf = ({ pageWork }: Simulated): number => pageWork.takes.reduce((sum, takes) => sum + takes, 0);

export function planOf(step: Step): Plan {
  const { viewsASecond, seconds, coresOfANode, workersOfANode } = step;
  const base: Setup = {
    viewsASecond,
    seconds,
    warmUpS: WARM_UP_S,
    hasShield: step.hasShield,
    hasMirror: true,
    processes: FEWEST_NODES * workersOfANode,
    pagesKept: PAGES_KEPT,
    seed: SEED,
  };
  const simulated = simulate(base);
  const bare = simulate({ ...base, hasMirror: false });
  const aPlace = simulated.documents / seconds / DELIVERY.edges;
  const cores = {
    pages: workOf(simulated) / seconds,
    ofThemRecords: (simulated.records * secondsOf(COSTS.recordOnPageThread)) / seconds,
    records: simulated.besideS / seconds,
    nginx: simulated.nginxS / seconds,
    releases: secondsOf(COSTS.mirrorAnew) / DELIVERY.releaseEveryS,
    database: (simulated.records * secondsOf(COSTS.recordInDatabase)) / seconds,
  };
  const busy = cores.pages + cores.records + cores.nginx;
  const needed = Math.ceil(busy / (USED_AT_MOST * coresOfANode - cores.releases));
  const nodes = Math.max(FEWEST_NODES, needed + 1);
  const databaseCores = Math.ceil(cores.database / USED_AT_MOST);
  const processes = nodes * workersOfANode;
  const p99 = (workers: number) => quantileOf(waitsOf(simulated.pageWork, workers, 'turns'), 0.99);
  const recordsADay = (RECORDS_OF_A_VIEW * viewsASecond * SECONDS_A_DAY) / VISITORS.peakByMean;
  const recordGbADay = (recordsADay * COSTS.recordBytes.value) / 1e9;
  const mbitOf = (bytes: number) => (bytes * 8) / seconds / 1e6;
  const mbit = { cdn: mbitOf(simulated.cdnBytes), origin: mbitOf(simulated.originBytes) };
  const limits = [
    { what: 'threads that serve pages', used: cores.pages / processes, grows: true },
    { what: 'threads that check records', used: cores.records / processes, grows: true },
    {
      what: 'search threads',
      used: simulated.searches / seconds / (COSTS.searchesOfOneThread.value * processes),
      grows: true,
    },
    { what: 'cores of the visits database', used: cores.database / databaseCores, grows: true },
    {
      what: 'connections of PostgreSQL',
      used: (processes * COSTS.connectionsOfAProcess.value) / step.connections,
      grows: false,
    },
    { what: 'disk of the visits database', used: (recordGbADay * step.keepDays) / DISK_GB, grows: true },
    { what: 'lines of the nodes', used: mbit.origin / (nodes * LINE_MBIT), grows: true },
  ].sort((a, b) => b.used - a.used);
  return {
    step,
    simulated,
    cores,
    freshIfPurged: freshShare(PAGE_SHARES, aPlace, DELIVERY.releaseEveryS),
    pagesWithoutMirror: workOf(bare) / seconds,
    nodes,
    databaseCores,
    waits: { all: p99(processes), oneAway: p99(processes - workersOfANode) },
    recordsADay,
    recordGbADay,
    mbit,
    limits,
    bill: billOf({
      cores: nodes * coresOfANode + 2 * databaseCores,
      diskGb: 2 * recordGbADay * step.keepDays,
      cdnGb: gbAMonth(mbit.cdn),
      originGb: gbAMonth(mbit.origin),
    }),
  };
}

/** A month of thirty days at the day's mean. */
const gbAMonth = (mbit: number): number => ((mbit / 8_000) * SECONDS_A_DAY * 30) / VISITORS.peakByMean;
