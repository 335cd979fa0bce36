import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { output } from '../processes.mjs';

const REPORTS = fromRoot('.cache', 'bench', 'lighthouse');

const TIMEOUT_MS = 60_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROMIUM = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * One run on one page: { scores, metrics, failing }, scores out of 100, metrics in ms except `cls`, and `speed`, which
 * is Lighthouse's own figure for the machine: some 3,000 here when it is quiet.
 * The whole report is kept under `name`, for whoever wants to know why.
 */
export async function audit(command, url, { browser, preset, name }) {
  const args = [
    command,
    url,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROMIUM.join(' ')}`,
    // Mobile is what Lighthouse does unasked.
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const text = await output(process.execPath, args, {
    timeoutMs: TIMEOUT_MS,
    env: { ...process.env, CHROME_PATH: browser },
  });
  const report = JSON.parse(text);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/${name}.json`, text);
  if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  const value = (id) => report.audits[id].numericValue;
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(report.categories[id].score * 100)])),
    metrics: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      speed: report.environment.benchmarkIndex,
    },
    failing: Object.fromEntries(CATEGORIES.map((id) => [id, failingAudits(report, id)])),
  };
}

function failingAudits({ audits, categories }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id);
}
