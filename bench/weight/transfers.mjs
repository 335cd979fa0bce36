import { setTimeout } from 'node:timers/promises';

const NEEDS_PACKING = new Set(['document', 'stylesheet', 'script']);
/** What is shorter goes out as it is. */
export const PACKABLE_BYTES = 1_024;
const QUIET_MS = 1_000;

/**
 * Everything a first visit loads until the network is quiet: { path, type, sent, unpacked } with bytes of bodies.
 * Throws when a text comes without brotli: the weights would be of something else than they say.
 */
export const transfersOf = (browser, url) => onFirstVisit(browser, url, transferOf);

/** What `load` makes of each request that a first visit's page finishes, once the network is quiet. */
export async function onFirstVisit(browser, url, load) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  try {
    const page = await context.newPage();
    const loading = [];
    page.on('requestfinished', (request) => loading.push(load(request)));
    const quiet = untilQuiet(page);
    await page.goto(url);
    await quiet();
    return await Promise.all(loading);
  } finally {
    await context.close();
  }
}

/** As Playwright's network idle, but for what is sent: a request that outlives its page is never reported as finished. */
function untilQuiet(page) {
  const open = new Set();
  let changedAt = Date.now();
  const end = (request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.method() === 'GET') open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (open.size > 0 || Date.now() - changedAt < QUIET_MS) await setTimeout(100);
  };
}

async function transferOf(request) {
  const response = await request.response();
  const { responseBodySize: sent } = await request.sizes();
  const unpacked = (await response.body()).length;
  const path = new URL(request.url()).pathname;
  const type = request.resourceType();
  const encoding = response.headers()['content-encoding'];
  if (NEEDS_PACKING.has(type) && unpacked >= PACKABLE_BYTES && encoding !== 'br') {
    throw new Error(`${path} came with the encoding ${encoding}, not with brotli`);
  }
  return { path, type, sent, unpacked };
}
