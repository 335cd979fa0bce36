import { chromium } from '@playwright/test';
import { startBankServer } from '../bank-server.mjs';
import { findBrowser } from '../browser.mjs';
import { packedPagesOf, untilBestPacked } from '../pages.mjs';
import { row } from '../rows.mjs';
import { chartRow } from './chart.mjs';
import { PACKABLE_BYTES, transfersOf } from './transfers.mjs';

export const title = 'Weight of a first visit in Chromium, as transferred (1 KB = 1,024 bytes of body)';

// PERF-2.
const HTML_KB = { home: 25, content: 12 };
const CSS_KB = 15;
const SCRIPT_KB = 100;
const FONT_REQUESTS = 0;
const TOTAL_KB = { home: 300, content: 100 };
const REQUESTS = { home: 22, content: 10 };

const kb = (bytes) => bytes / 1024;

export async function run({ dataDir, mayInstall }) {
  const executablePath = findBrowser({ mayInstall });
  const server = await startBankServer({ dataDir, name: 'weight' });
  const pages = await packedPagesOf(server);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows = [await chartRow(server.url)];
    for (const page of pages) {
      rows.push(...rowsOf(page, await transfersWhenPacked(browser, server.url, page.path)));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A drawing goes out as small as it gets soon after somebody was the first to ask for it. */
async function transfersWhenPacked(browser, url, path) {
  const first = await transfersOf(browser, url + path);
  const drawings = first.filter(
    ({ path: file, unpacked }) => /^\/images\/.*\.svg$/.test(file) && unpacked >= PACKABLE_BYTES,
  );
  for (const drawing of drawings) await untilBestPacked(url + drawing.path);
  return transfersOf(browser, url + path);
}

function rowsOf({ name, kind }, transfers) {
  const of = (...types) => transfers.filter(({ type }) => types.includes(type));
  const bytes = (list) => list.reduce((sum, { sent }) => sum + sent, 0);
  const raw = (list) => list.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const detail = (list) => `${kb(raw(list)).toFixed(1)} KB unpacked, ${list.length} files`;
  const [html, css, script, fonts] = [of('document'), of('stylesheet'), of('script'), of('font')];
  const images = of('image');
  const others = transfers.filter(
    ({ type }) => !['document', 'stylesheet', 'script', 'font', 'image'].includes(type),
  );
  return [
    row(`${name}: HTML`, kb(bytes(html)), 'KB', {
      atMost: HTML_KB[kind],
      detail: `${kb(raw(html)).toFixed(1)} KB unpacked`,
    }),
    row(`${name}: CSS`, kb(bytes(css)), 'KB', { atMost: CSS_KB, detail: detail(css) }),
    row(`${name}: script`, kb(bytes(script)), 'KB', { atMost: SCRIPT_KB, detail: detail(script) }),
    row(`${name}: images`, kb(bytes(images)), 'KB', { detail: `${images.length} files` }),
    row(`${name}: font requests`, fonts.length, '', { atMost: FONT_REQUESTS }),
    row(`${name}: total`, kb(bytes(transfers)), 'KB', {
      atMost: TOTAL_KB[kind],
      detail: others.length > 0 ? `with ${others.map(({ path }) => path).join(', ')}` : '',
    }),
    row(`${name}: requests`, transfers.length, '', { atMost: REQUESTS[kind] }),
  ];
}
