import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { withBank } from './support/bank.mjs';
import { pause, startClients, sum, unexpected, until } from './support/clients.mjs';
import { importMarked } from './support/marked-release.mjs';

const PATHS = [
  '/personal',
  '/company',
  '/bobbank/secondlist',
  '/personal/lcmx',
  '/investment',
  '/creditcard',
];
const MARK = /released[AB]/g;

export const fault = {
  id: 'R16',
  promise: 'Publishing is seen by everybody at once: no page fails and none is made of two releases.',
  fault: 'two releases of the site that differ in title and data are activated in turn under 16 clients',
  measure: 'requests that failed; pages with the marks of both releases, or of none; switches that came late',
  target: '100 releases, 0 errors, 0 mixed pages, each seen within 2 s',
  isFast: true,
};

export async function run({ isFast }) {
  const switches = isFast ? 6 : 100;
  return withBank({ name: 'r16' }, async (bank, folder) => {
    const releases = [];
    for (const mark of ['releasedA', 'releasedB'])
      releases.push(await importMarked(bank.dataDir, folder, mark));
    const writer = await openContentWriter({ databaseUrl: undefined, dataDir: bank.dataDir });
    const publish = (n) => activate(writer, 'site', releases[n % 2], { actor: 'fault', now: Date.now() });
    const shown = async () => (await (await fetch(`${bank.url}/personal`)).text()).match(MARK)?.[0];
    await publish(0);
    await until(async () => (await shown()) === 'releasedA', 'the first marked release');

    const next = (i) => ({ path: PATHS[i % PATHS.length] });
    const seen = ({ text, status }, { path }) => {
      const marks = new Set(text.match(MARK));
      return status === 200 && marks.size !== 1
        ? `${path}: ${[...marks].join(' and ') || 'no mark'}`
        : undefined;
    };
    const clients = startClients({ url: bank.url, count: 16, next, seen, pauseMs: 20 });
    let slowestMs = 0;
    for (let n = 1; n <= switches; n += 1) {
      const mark = n % 2 === 0 ? 'releasedA' : 'releasedB';
      const startedAt = performance.now();
      await publish(n);
      await until(async () => (await shown()) === mark, `release ${n}`);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await pause(isFast ? 200 : 1_000);
    }
    const { answered, statuses, errors, wrong } = await clients.stop();
    await writer.close();
    const failed = errors.length + sum(unexpected(statuses, [200]));
    return {
      isMet: failed === 0 && wrong.length === 0 && slowestMs <= 2_000,
      figure: `${switches} releases: ${failed} of ${answered} requests failed, ${wrong.length} mixed pages, slowest seen after ${Math.round(slowestMs)} ms`,
      figures: {
        switches,
        answered,
        failed,
        statuses,
        errors: errors.slice(0, 5),
        mixed: wrong.slice(0, 5),
        slowestMs,
      },
      size: isFast ? `${switches} releases` : 'full',
    };
  });
}
