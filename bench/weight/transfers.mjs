const NEEDS_PACKING = new Set(['document', 'stylesheet', 'script']);
const PACKABLE_BYTES = 1_024;

/**
 * Everything a first visit loads until the network is quiet: { path, type, sent, unpacked } with bytes of bodies.
 * Throws when a text comes without brotli: the weights would be of something else than they say.
 */
export async function transfersOf(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  try {
    const page = await context.newPage();
    const loading = [];
    page.on('requestfinished', (request) => loading.push(transferOf(request)));
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(loading);
  } finally {
    await context.close();
  }
}

async function transferOf(request) {
  const response = await request.response();
  const { responseBodySize: sent } = await request.sizes();
  const unpacked = (await response.body()).length;
  const path = new URL(request.url()).pathname;
  const type = request.resourceType();
  const encoding = response.headers()['content-encoding'];
  if (NEEDS_PACKING.has(type) && unpacked > PACKABLE_BYTES && encoding !== 'br') {
    throw new Error(`${path} came with the encoding ${encoding}, not with brotli`);
  }
  return { path, type, sent, unpacked };
}
