import { withBank } from './support/bank.mjs';
import { pause } from './support/clients.mjs';
import { withBrowser } from './support/browser.mjs';
import { median } from '../../bench/figures.mjs';

const LCP_MS = 50;
const THIRD = /^https:\/\/(?:replay|tiles)\.bank\.example\//;
const PATHS = ['/personal', '/bobbank/branchmap', '/en'];

export const fault = {
  id: 'R21',
  promise: 'Somebody else’s map or script that does not come costs no visitor anything.',
  fault: 'the session replay script and the map tiles never answer, in a browser that has consented to them',
  measure: 'largest contentful paint beside a site without third parties; errors of the page',
  target: 'median at most 50 ms later, 0 uncaught errors',
};

async function paints(browser, url, rounds, errors) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PATHS) {
      const context = await browser.newContext();
      await context.route(THIRD, () => {});
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(`${path}: ${error.message}`));
      await page.goto(url + path, { waitUntil: 'commit' });
      await page.waitForSelector('h1');
      await pause(800);
      times.push(
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
                type: 'largest-contentful-paint',
                buffered: true,
              });
            }),
        ),
      );
      await context.close();
    }
  }
  return median(times);
}

export async function run({ isFast }) {
  const rounds = isFast ? 3 : 10;
  const settings = {
    REPLAY_SCRIPT_URL: 'https://replay.bank.example/replay.js',
    MAP_TILE_URL: 'https://tiles.bank.example/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: 'GS(2026)0001',
  };
  return withBrowser(async (browser) => {
    const errors = [];
    const alone = await withBank({ name: 'r21-alone' }, ({ url }) => paints(browser, url, rounds, errors));
    const hanging = await withBank({ name: 'r21', settings }, ({ url }) =>
      paints(browser, url, rounds, errors),
    );
    const later = Math.round(hanging - alone);
    return {
      isMet: later <= LCP_MS && errors.length === 0,
      figure: `largest paint ${later >= 0 ? '+' : ''}${later} ms (${Math.round(alone)} ms without them), ${errors.length} errors`,
      figures: {
        aloneMs: alone,
        hangingMs: hanging,
        errors: errors.slice(0, 5),
        loads: rounds * PATHS.length,
      },
      size: isFast ? `${rounds * PATHS.length} loads each` : 'full',
    };
  });
}
