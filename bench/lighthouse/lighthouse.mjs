import { startBankServer } from '../bank-server.mjs';
import { findBrowser } from '../browser.mjs';
import { median } from '../figures.mjs';
import { packedPagesOf, untilBestPacked } from '../pages.mjs';
import { row } from '../rows.mjs';
import { audit } from './audit.mjs';
import { findOrInstallLighthouse } from './install.mjs';
import { PAGE_TYPES } from './page-types.mjs';

export const title = 'Lighthouse 13.5, scores out of 100';

const MOBILE_RUNS = 3;
const ATTEMPTS = 3;

const AT_LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const CHECKS = [
  { page: 'home CN', preset: 'mobile', runs: MOBILE_RUNS },
  { page: 'home EN', preset: 'mobile', runs: MOBILE_RUNS },
  { page: 'news detail', preset: 'mobile', runs: MOBILE_RUNS },
  { page: 'home CN', preset: 'desktop', runs: 1 },
  ...PAGE_TYPES.map(({ name, path }) => ({ page: name, path, preset: 'mobile', runs: 1 })),
];

export async function run({ dataDir, mayInstall }) {
  const browser = findBrowser({ mayInstall });
  const command = findOrInstallLighthouse();
  const server = await startBankServer({ dataDir, name: 'lighthouse' });
  const pages = await packedPagesOf(server);
  for (const { path } of PAGE_TYPES) await untilBestPacked(server.url + path);
  const rows = [];
  for (const check of CHECKS) {
    const path = check.path ?? pages.find(({ name }) => name === check.page).path;
    const reports = [];
    for (let round = 0; round < check.runs; round += 1) {
      const name = `${check.page}-${check.preset}-${round + 1}`.replaceAll(' ', '-');
      reports.push(await auditAgain(command, server.url + path, { browser, preset: check.preset, name }));
    }
    rows.push(...rowsOf(check, reports));
  }
  await server.stop();
  return rows;
}

// On a busy machine the browser's trace lacks its beginning now and then; Lighthouse itself asks to be run again.
async function auditAgain(command, url, settings) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(command, url, settings);
    } catch (error) {
      if (attempt === ATTEMPTS || !error.message.includes('Please run Lighthouse again')) throw error;
    }
  }
}

function rowsOf({ page, preset, runs }, reports) {
  const metric = (name) => median(reports.map(({ metrics }) => metrics[name]));
  const metrics =
    `FCP ${(metric('fcp') / 1000).toFixed(1)} s, LCP ${(metric('lcp') / 1000).toFixed(1)} s, ` +
    `TBT ${metric('tbt').toFixed(0)} ms, CLS ${metric('cls').toFixed(3)}, machine speed ${metric('speed').toFixed(0)}`;
  return Object.entries(AT_LEAST).map(([category, atLeast]) => {
    const failing = [...new Set(reports.flatMap((report) => report.failing[category]))];
    const score = median(reports.map(({ scores }) => scores[category]));
    const detail = [
      ...(category === 'performance' ? [metrics, ...(runs > 1 ? [`median of ${runs}`] : [])] : []),
      ...(failing.length > 0 ? [`below 90: ${failing.join(', ')}`] : []),
    ];
    return row(`${page}, ${preset}: ${category}`, score, '', { atLeast, detail: detail.join('; ') });
  });
}
