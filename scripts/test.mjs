import { rmSync } from 'node:fs';
import { findOrInstallJourneyBrowser } from './prepare/chromium.mjs';
import { installWhenStale } from './prepare/packages.mjs';
import { fromRoot } from './prepare/places.mjs';
import { say, showFailure } from './prepare/plain-stop.mjs';
import { findOrInstallPostgres } from './prepare/postgres-binaries.mjs';
import { findOrUnpackPromtool } from './prepare/promtool.mjs';
import { buildWhenStale } from './prepare/site-build.mjs';
import { buildStudioWhenStale } from './prepare/studio-build.mjs';
import { startPostgres } from './postgres.mjs';
import { countPlaywright, readCounts } from './test/report-counts.mjs';
import { npmScript, Stages, stopRunningScript } from './test/stages.mjs';

const VITEST_REPORT = fromRoot('.cache', 'vitest.json');
const PLAYWRIGHT_REPORT = fromRoot('.cache', 'playwright.json');
const GALLERY_REPORT = fromRoot('.cache', 'gallery.json');

const stages = new Stages();

// Kept as a promise too, for an interruption while it starts.
let startingPostgres;
let postgres;

/** A script whose runner writes what it counted, anew: what a run that crashed has left must not count for the next. */
function counted(script, env, report, read) {
  rmSync(report, { force: true });
  return [() => npmScript(script, env), { counts: () => read(report) }];
}

async function startDatabase() {
  if (process.env.TEST_DATABASE_URL)
    return say('The store is tested on the server that TEST_DATABASE_URL names.');
  const binaries = findOrInstallPostgres();
  if (!binaries) {
    return say(
      'Skipped: no PostgreSQL server was found, so the store is tested on SQLite alone. ' +
        'Install PostgreSQL, or set TEST_DATABASE_URL to an empty database.',
    );
  }
  startingPostgres = startPostgres(binaries);
  postgres = await startingPostgres;
  return say(`A throw-away server from ${binaries}, process ${postgres.pid}.`);
}

const unitEnvironment = () => ({
  ...process.env,
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
});

async function runStages() {
  const isInstalled = await stages.run('packages', installWhenStale);
  if (!isInstalled) return;

  await stages.run('types', () => npmScript('typecheck'), { counts: 1 });
  await stages.run('lint', () => npmScript('lint'), { counts: 1 });
  await stages.run('database', startDatabase);
  await stages.run('alarms', () => {
    if (!findOrUnpackPromtool()) say('Skipped: no promtool was found, so expressions of alarms are not run.');
  });
  await stages.run('unit, API and store', ...counted('unit', unitEnvironment(), VITEST_REPORT, readCounts));
  await postgres?.stop();
  const isBuilt = await stages.run('build', async () => {
    await buildWhenStale();
    buildStudioWhenStale();
  });
  if (isBuilt) {
    await stages.run('reading of the site', ...counted('reading', process.env, VITEST_REPORT, readCounts));
  } else stages.skip('reading of the site', 'not run, because the build failed');
  let chromium;
  const hasChromium = await stages.run('browser', () => (chromium = findOrInstallJourneyBrowser()));
  const env = { ...process.env, CHROME_PATH: chromium };
  if (hasChromium) {
    await stages.run('gallery', ...counted('gallery:test', env, GALLERY_REPORT, countPlaywright));
  } else stages.skip('gallery', 'not run, because the browser is missing');
  if (isBuilt && hasChromium) {
    await stages.run('journeys', ...counted('journeys', env, PLAYWRIGHT_REPORT, countPlaywright));
  } else {
    stages.skip('journeys', `not run, because the ${isBuilt ? 'browser is missing' : 'build failed'}`);
  }
}

async function abandon() {
  await stopRunningScript();
  await startingPostgres?.then((server) => server.stop()).catch(() => {});
  process.exit(130);
}

// Without this the database and the runner would outlive the run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void abandon());

try {
  await runStages();
} catch (error) {
  showFailure(error);
  stages.total.failed += 1;
} finally {
  await postgres?.stop();
}
stages.report();
process.exitCode = stages.total.failed === 0 ? 0 : 1;
