import { rmSync } from 'node:fs';
import { findOrInstallJourneyBrowser } from './prepare/chromium.mjs';
import { installWhenStale } from './prepare/packages.mjs';
import { fromRoot } from './prepare/places.mjs';
import { say, showFailure } from './prepare/plain-stop.mjs';
import { findOrInstallPostgres } from './prepare/postgres-binaries.mjs';
import { buildWhenStale } from './prepare/site-build.mjs';
import { startPostgres } from './postgres.mjs';
import { countPlaywright, countVitest } from './test/report-counts.mjs';
import { npmScript, Stages, stopRunningScript } from './test/stages.mjs';

const VITEST_REPORT = fromRoot('.cache', 'vitest.json');
const READING_REPORT = fromRoot('.cache', 'reading.json');
const PLAYWRIGHT_REPORT = fromRoot('.cache', 'playwright.json');

const stages = new Stages();
// Kept as a promise too, for an interruption while it starts.
let startingPostgres;
let postgres;

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
  for (const report of [VITEST_REPORT, READING_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });

  await stages.run('types', () => npmScript('typecheck'), { counts: 1 });
  await stages.run('lint', () => npmScript('lint'), { counts: 1 });
  await stages.run('database', startDatabase);
  await stages.run('unit, API and store', () => npmScript('unit', unitEnvironment()), {
    counts: () => countVitest(VITEST_REPORT),
  });
  await postgres?.stop();
  const isBuilt = await stages.run('build', buildWhenStale);
  if (isBuilt) {
    await stages.run('reading of the site', () => npmScript('reading'), {
      counts: () => countVitest(READING_REPORT),
    });
  } else stages.skip('reading of the site', 'not run, because the build failed');
  let chromium;
  const hasChromium = await stages.run('browser', () => (chromium = findOrInstallJourneyBrowser()));
  if (isBuilt && hasChromium) {
    await stages.run('journeys', () => npmScript('journeys', { ...process.env, CHROME_PATH: chromium }), {
      counts: () => countPlaywright(PLAYWRIGHT_REPORT),
    });
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
