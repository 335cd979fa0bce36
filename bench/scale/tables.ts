import { PRICES } from './assumptions.ts';
import { inWholeYuan } from './money.ts';
import { COSTS, type Recorded } from './recorded-costs.ts';
import type { Plan } from './plan.ts';

const number = (value: number): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
};
const percent = (share: number): string =>
  `${(share * 100).toFixed(share < 0.01 ? 2 : share < 0.1 || (share > 0.99 && share < 1) ? 1 : 0)} %`;
const ms = (seconds: number): string => `${(seconds * 1_000).toFixed(1)} ms`;

const LINES: readonly (readonly [string, (plan: Plan) => string])[] = [
  ['page views in the busiest second', ({ step }) => number(step.viewsASecond)],
  ['documents: CDN has it fresh', ({ simulated }) => ofDocuments(simulated, simulated.answers.fresh)],
  [
    'documents: CDN answers, and asks behind it',
    ({ simulated }) => ofDocuments(simulated, simulated.answers.stale),
  ],
  ['fresh, if kept until a release (not built)', ({ freshIfPurged }) => percent(freshIfPurged)],
  [
    'documents that reach nginx, a second',
    ({ simulated, step }) => number(simulated.originDocuments / step.seconds),
  ],
  [
    'requests that reach the processes, a second',
    ({ simulated, step }) => number(simulated.appRequests / step.seconds),
  ],
  ['records of visits, a second', ({ simulated, step }) => number(simulated.records / step.seconds)],
  ['searches, a second', ({ simulated, step }) => number(simulated.searches / step.seconds)],
  ['cores: threads that serve pages', ({ cores }) => number(cores.pages)],
  ['of them for records', ({ cores }) => number(cores.ofThemRecords)],
  ['all without `MIRROR_DIR`', (plan) => number(plan.pagesWithoutMirror)],
  ['cores: threads that check records', ({ cores }) => number(cores.records)],
  ['cores: nginx', ({ cores }) => number(cores.nginx)],
  ['cores: visits database', ({ cores }) => number(cores.database)],
  [
    'nodes (N+1), cores of each, `WEB_WORKERS`',
    ({ nodes, step }) => `${nodes} × ${step.coresOfANode}, ${step.workersOfANode}`,
  ],
  ['visits database: servers × cores', ({ databaseCores }) => `2 × ${databaseCores}`],
  ['p99 of waiting for a thread', ({ waits }) => ms(waits.all)],
  ['the same with one node away', ({ waits }) => ms(waits.oneAway)],
  ['Mbit/s: CDN to visitors', ({ mbit }) => number(mbit.cdn)],
  ['Mbit/s: nodes to CDN', ({ mbit }) => number(mbit.origin)],
  ['records a day', ({ recordsADay }) => number(recordsADay)],
  [
    'GB of records a day; kept',
    ({ recordGbADay, step }) =>
      `${number(recordGbADay)}; ${number(recordGbADay * step.keepDays)} in ${step.keepDays} days`,
  ],
  ['`max_connections` of PostgreSQL', ({ step }) => number(step.connections)],
  ['fullest at that', ({ limits }) => limit(limits[0])],
  ['first to end as views grow', (plan) => end(plan, 0)],
  ['second', (plan) => end(plan, 1)],
  ['CNY a month: cores', ({ bill }) => inWholeYuan(bill.cores)],
  ['CNY a month: disk', ({ bill }) => inWholeYuan(bill.disk)],
  ['CNY a month: CDN', ({ bill }) => inWholeYuan(bill.cdn)],
  ['CNY a month: lines of the nodes', ({ bill }) => inWholeYuan(bill.origin)],
  ['CNY a month: all', ({ bill }) => inWholeYuan(bill.total)],
];

const ofDocuments = ({ documents }: Plan['simulated'], count: number): string => percent(count / documents);
const limit = (found: Plan['limits'][number] | undefined): string =>
  found === undefined ? '' : `${found.what}, ${percent(found.used)}`;

/** `disk, at 400 a second`: where what fills with page views is at its end. */
function end({ limits, step }: Plan, place: number): string {
  const found = limits.filter(({ grows }) => grows)[place];
  if (found === undefined) return '';
  return `${found.what}, at ${number(Number((step.viewsASecond / found.used).toPrecision(2)))} a second`;
}

const markdown = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...others] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...others.map(line)].join('\n');
};

/** What docs/scale.md shows of the steps. */
export const stepsTable = (plans: readonly Plan[]): string =>
  markdown([
    ['', ...plans.map(({ step }) => step.name)],
    ...LINES.map(([name, cell]) => [name, ...plans.map(cell)]),
  ]);

export const costsTable = (): string =>
  markdown([
    ['cost', 'value', 'measured'],
    ...Object.entries(COSTS).map(([name, { value, unit, from }]: [string, Recorded]) => [
      `\`${name}\``,
      `${value.toLocaleString('en')} ${unit}`,
      from,
    ]),
  ]);

export const pricesTable = (): string =>
  markdown([
    ['assumed price', 'CNY'],
    ['a core for an hour', PRICES.coreHour],
    ['a GB of disk for a month', PRICES.diskGbMonth],
    ['a GB from the CDN to visitors', PRICES.cdnGb],
    ['a GB from the nodes to the CDN', PRICES.originGb],
  ]);
