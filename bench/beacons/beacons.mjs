import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { startBankServer } from '../bank-server.mjs';
import { median } from '../figures.mjs';
import { cpuMs, mainThreadMs, untilIdle } from '../process-figures.mjs';
import { MEASURING_CORE, output, pinned } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title =
  'Page beside 20,000 tracking records a minute (server on one core, both loads on another)';

const A_MINUTE = 20_000;
const PAGES_A_SECOND = 500;
const SECONDS = 3;
const ROUNDS = 20;
const PAGE = '/personal';

const usedBy = (pid) => [cpuMs(pid), mainThreadMs(pid)];

const program = (name, ...args) =>
  output(
    ...pinned(MEASURING_CORE, process.execPath, [fromRoot('bench', 'beacons', name), ...args.map(String)]),
    {
      timeoutMs: (SECONDS + 30) * 1_000,
    },
  ).then(JSON.parse);

export async function run({ dataDir }) {
  // Visits are written beside the content; the benchmark's own store stays as it is.
  const ownDir = mkdtempSync(join(tmpdir(), 'bank-bench-beacons-'));
  cpSync(dataDir, ownDir, { recursive: true });
  const server = await startBankServer({
    dataDir: ownDir,
    name: 'beacons',
    isPinned: true,
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
  try {
    await (await fetch(server.url + PAGE)).arrayBuffer();
    await untilIdle(server.pid);
    const pages = () => program('load-pages.mjs', server.url + PAGE, PAGES_A_SECOND, SECONDS);
    const beacons = () => program('send-beacons.mjs', server.url, A_MINUTE, SECONDS);
    await Promise.all([pages(), beacons()]);
    const rounds = [];
    // In turn, so that a busy moment of the machine meets both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = usedBy(server.pid);
      const without = await pages();
      const middle = usedBy(server.pid);
      const [beside, { accepted }] = await Promise.all([pages(), beacons()]);
      const end = usedBy(server.pid);
      // What the records cost: the work of this half, less that of the half with pages alone.
      const [allMs, mainMs] = end.map((used, i) => used - middle[i] - (middle[i] - start[i]));
      rounds.push({ without, beside, accepted, allMs, mainMs });
    }
    const sent = Math.round((A_MINUTE / 60) * SECONDS) * (ROUNDS + 1);
    const stored = storedIn(ownDir);
    const of = (pick) => median(rounds.map(pick));
    const best = (pick) => Math.min(...rounds.map(pick));
    const total = (name) => rounds.reduce((sum, round) => sum + round[name], 0);
    const taken = total('accepted');
    const costOf = (name) => (total(name) * 1_000) / taken;
    const ms = (value) => `${value.toFixed(2)} ms`;
    /** Others at work only ever make a round worse, so the best ones tell what the records themselves do. */
    const beside = (name, target) => {
      const [besideThem, without] = [
        best((round) => round.beside[name]),
        best((round) => round.without[name]),
      ];
      const medians = `medians ${ms(of((round) => round.beside[name]))} by ${ms(of((round) => round.without[name]))}`;
      return row(`page ${name} beside the records, by ${name} without`, besideThem / without, '', {
        ...target,
        detail: `${ms(besideThem)} by ${ms(without)} in the best of ${ROUNDS} rounds in turn; ${medians}`,
      });
    };
    return [
      beside('p99', { atMost: 1.1 }),
      beside('p50', {}),
      row('processor time of a record, on the thread that serves pages', costOf('mainMs'), 'µs', {
        detail: `${costOf('allMs').toFixed(0)} µs with the thread that writes; of ${taken.toLocaleString('en')} records`,
      }),
      row('records stored of those sent', stored / sent, '', {
        atLeast: 1,
        detail: `${stored.toLocaleString('en')} of ${sent.toLocaleString('en')}`,
      }),
    ];
  } finally {
    await server.stop();
    rmSync(ownDir, { recursive: true, force: true });
  }
}

function storedIn(dataDir) {
  const file = new DatabaseSync(join(dataDir, 'visits.db'));
  const { count } = file.prepare('select count(*) as count from visit_record').get();
  file.close();
  return Number(count);
}
