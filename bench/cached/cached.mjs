import { startBankServer } from '../bank-server.mjs';
import { median } from '../figures.mjs';
import { packedPagesOf } from '../pages.mjs';
import { profileArgs, profileRows } from '../profiles.mjs';
import { findOrInstallPrograms } from '../programs.mjs';
import { whenQuiet } from '../quiet.mjs';
import { row } from '../rows.mjs';
import { startFloor } from './floor.mjs';
import { startNginx } from './nginx.mjs';
import { fetchBytes } from './page-bytes.mjs';
import { runWrk } from './wrk.mjs';

export const title =
  'Cached page against nginx with the same bytes (one core each, wrk -t1 -c32 on another core)';

const ROUNDS = 5;
const WARM_UP_S = 1;

// Measured with this stack before the site was written: Fastify 0.28 of nginx, bare node:http 0.35.
const RATIO = 0.28;

// The log is off on both sides, except where it is what is measured; the shorter ones are there to be compared.
const CONTESTS = [
  { name: 'home, gzip', page: 'home CN', encoding: 'gzip', seconds: 5, hasFloor: true, atLeast: RATIO },
  { name: 'article, gzip', page: 'news detail', encoding: 'gzip', seconds: 3, atLeast: RATIO },
  { name: 'home, brotli', page: 'home CN', encoding: 'br', seconds: 2, atLeast: RATIO },
  { name: 'article, brotli', page: 'news detail', encoding: 'br', seconds: 2, atLeast: RATIO },
  { name: 'home, gzip, both with a log', page: 'home CN', encoding: 'gzip', seconds: 2, isLogged: true },
];

const fileOf = ({ page, encoding }) => `${page.replaceAll(' ', '-')}-${encoding}`.toLowerCase();

export async function run({ dataDir, mayInstall, profile }) {
  const programs = findOrInstallPrograms({ nginx: 'nginx-light', wrk: 'wrk' }, { mayInstall });
  const quiet = await startBankServer({
    dataDir,
    name: 'cached',
    isPinned: true,
    nodeArgs: profile ? profileArgs('cached') : [],
  });
  const logging = await startBankServer({
    dataDir,
    name: 'cached-logging',
    logLevel: 'info',
    isPinned: true,
  });
  await packedPagesOf(logging);
  const pages = await packedPagesOf(quiet);
  for (const server of [logging, quiet]) await whenQuiet(server);
  const pathOf = (name) => pages.find((page) => page.name === name).path;
  const bytesOf = new Map();
  for (const contest of CONTESTS)
    bytesOf.set(contest, await fetchBytes(quiet.url + pathOf(contest.page), contest.encoding));
  const files = new Map(CONTESTS.map((contest) => [fileOf(contest), bytesOf.get(contest)]));
  const nginx = await startNginx(
    programs.nginx,
    [...files].map(([path, page]) => ({ path, page })),
  );
  const rows = [];
  for (const contest of CONTESTS) {
    const { encoding, isLogged } = contest;
    const ours = isLogged ? logging : quiet;
    const floor = contest.hasFloor ? await startFloor(bytesOf.get(contest)) : undefined;
    const theirUrl = `${isLogged ? nginx.loggedUrl : nginx.url}/${fileOf(contest)}`;
    const rounds = await contend(programs.wrk, contest, {
      ours: { url: ours.url + pathOf(contest.page), encoding, pid: ours.pid },
      nginx: { url: theirUrl, encoding, pid: nginx.pid },
      ...(floor && { floor: { url: floor.url, encoding, pid: floor.pid } }),
    });
    await floor?.stop();
    rows.push(...rowsOf(contest, bytesOf.get(contest), rounds));
  }
  for (const server of [quiet, logging, nginx]) await server.stop();
  return profile ? [...rows, ...profileRows('cached')] : rows;
}

/** Every contestant in turn, round after round, so that a busy moment of the machine meets them all alike. */
async function contend(wrk, { seconds }, contestants) {
  const names = Object.keys(contestants);
  for (const name of names) await runWrk(wrk, contestants[name], WARM_UP_S);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = {};
    for (const name of names) figures[name] = await runWrk(wrk, contestants[name], seconds);
    rounds.push(figures);
  }
  return rounds;
}

function rowsOf({ name, atLeast }, { bytes }, rounds) {
  const all = (who, figure) => rounds.map((round) => round[who][figure]);
  const ratios = (who) => rounds.map((round) => round[who].perSecond / round.nginx.perSecond);
  const speed = (who) =>
    row(`${name}: ${who}`, median(all(who, 'perSecond')), 'req/s', {
      detail:
        `best ${Math.round(Math.max(...all(who, 'perSecond'))).toLocaleString('en')}, ` +
        `CPU ${Math.min(...all(who, 'cpuUs')).toFixed(1)} µs at best, ${median(all(who, 'cpuUs')).toFixed(1)} median, ` +
        `p99 ${Math.min(...all(who, 'p99Ms')).toFixed(1)} ms at best, ${median(all(who, 'p99Ms')).toFixed(1)} median`,
    });
  const hasFloor = rounds[0].floor !== undefined;
  const target = atLeast === undefined ? {} : { atLeast };
  // What other programs on the core take from a round changes the throughput of one side only, not the processor time
  // of an answer: where the machine is busy, this is the ratio to believe.
  const byCpu = (who) => median(all('nginx', 'cpuUs')) / median(all(who, 'cpuUs'));
  const floor = (ratio) => (hasFloor ? `; bare node:http ${ratio('floor').toFixed(2)}` : '');
  return [
    speed('ours'),
    speed('nginx'),
    ...(hasFloor ? [speed('floor')] : []),
    row(`${name}: ours / nginx, by CPU per answer`, byCpu('ours'), '', {
      ...target,
      detail: `${bytes.length.toLocaleString('en')} bytes${floor(byCpu)}`,
    }),
    row(`${name}: ours / nginx, by requests`, median(ratios('ours')), '', {
      ...target,
      detail: `median of rounds, best ${Math.max(...ratios('ours')).toFixed(2)}${floor((who) => median(ratios(who)))}`,
    }),
  ];
}
