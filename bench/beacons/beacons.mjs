import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { startBankServer } from '../bank-server.mjs';
import { median } from '../figures.mjs';
import { cpuMs, mainThreadMs } from '../process-figures.mjs';
import { whenQuiet } from '../quiet.mjs';
import { MEASURING_CORE, output, pinned } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title =
  'Page beside 20,000 tracking records a minute (server on one core, what asks on another)';

const A_MINUTE = 20_000;
const PAGES_A_SECOND = 500;
const SECONDS = 3;
const ROUNDS = 20;
const PAGE = '/personal';

const usedBy = (pid) => [cpuMs(pid), mainThreadMs(pid)];

/** The same pages at the same moments for the same seed, with beacons beside them or none. */
function load(url, beaconsAMinute, seed) {
  const settings = [url + PAGE, PAGES_A_SECOND, beaconsAMinute, SECONDS, seed].map(String);
  return output(
    ...pinned(MEASURING_CORE, process.execPath, [fromRoot('bench/beacons/load.mjs'), ...settings]),
    {
      timeoutMs: (SECONDS + 30) * 1_000,
    },
  ).then(JSON.parse);
}

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
    await whenQuiet(server);
    // The first beacon starts a thread, and what is asked for often is compiled.
    const { accepted: first } = await load(server.url, A_MINUTE, 0);
    const rounds = [];
    // In turn, so that a busy moment of the machine meets both alike.
    for (let round = 1; round <= ROUNDS; round += 1) {
      const start = usedBy(server.pid);
      const without = await load(server.url, 0, round);
      const middle = usedBy(server.pid);
      const beside = await load(server.url, A_MINUTE, round);
      const end = usedBy(server.pid);
      // What the records cost: the work of this half, less that of the half with pages alone.
      const [allMs, mainMs] = end.map((used, i) => used - middle[i] - (middle[i] - start[i]));
      rounds.push({ without, beside, allMs, mainMs });
    }
    const total = (pick) => rounds.reduce((sum, round) => sum + pick(round), 0);
    const accepted = total(({ beside }) => beside.accepted);
    const sent = total(({ beside }) => beside.sent);
    const stored = storedIn(ownDir) - first;
    const costOf = (pick) => (total(pick) * 1_000) / accepted;
    return [
      compared(rounds, 'p99', { atMost: 1.1 }),
      compared(rounds, 'p50', {}),
      row(
        'processor time of a record, on the thread that serves pages',
        costOf(({ mainMs }) => mainMs),
        'µs',
        {
          detail: `${costOf(({ allMs }) => allMs).toFixed(0)} µs with the thread that checks and writes; of ${accepted.toLocaleString('en')} records`,
        },
      ),
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

/** Others at work only ever make a round worse, so the best ones tell what the records themselves do. */
function compared(rounds, name, target) {
  const besideThem = rounds.map(({ beside }) => beside[name]);
  const without = rounds.map((round) => round.without[name]);
  const ms = (value) => `${value.toFixed(2)} ms`;
  const [bestBeside, bestWithout] = [Math.min(...besideThem), Math.min(...without)];
  return row(`page ${name} beside the records, by ${name} without`, bestBeside / bestWithout, '', {
    ...target,
    detail:
      `${ms(bestBeside)} by ${ms(bestWithout)} in the best of ${ROUNDS} rounds in turn; ` +
      `medians ${ms(median(besideThem))} by ${ms(median(without))}`,
  });
}

function storedIn(dataDir) {
  const file = new DatabaseSync(join(dataDir, 'visits.db'));
  const { count } = file.prepare('select count(*) as count from visit_record').get();
  file.close();
  return Number(count);
}
