import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { withBrowser } from '../faults/support/browser.mjs';
import { withBank } from '../faults/support/bank.mjs';
import { ask, visitorAt } from '../faults/support/clients.mjs';
import { bodyOf } from '../faults/support/schema-bodies.mjs';
import { publishHostile } from './support/hostile-release.mjs';
import { payloads } from './support/payloads.mjs';
import { onePerPath, pagesWithParameters, withParameter } from './support/places.mjs';
import { plantedPages, proveDetection } from './support/planted-browser.mjs';
import { each, resultOf } from './support/result.mjs';

const MARK = 'zq9"\'<x>';
const ROWS = payloads('xss');
const SCOPES = ['site', 'branches', 'cards', 'wealth', 'funds', 'lookups', 'rates'];

export const attack = {
  id: 'xss',
  promise:
    'Nothing that stands in an address, a body or the content runs as a script, also without the policy.',
  attack: `${ROWS.length} payloads in every parameter of every page and in every field of every call; in every text of hostile releases of ${SCOPES.length} scopes that the checks let through; the same pages reached by clicks in the browser, with the content security policy switched off`,
  measure:
    'payloads that stand in an answer as markup; in a Chromium, planted functions that ran, dialogs, and handlers, scripts or javascript: links in the document',
  target: '0 findings',
};

export async function run({ isFast, random }) {
  const findings = [];
  const tried = {};
  await withBank({ name: 'a-xss' }, async (bank) => {
    const pages = await pagesWithParameters(bank.url, bank.dataDir);
    const reflecting = await inAnswers(bank, pages, { findings, tried, isFast });
    await inCalls(bank, { findings, tried, random, isFast });
    if (!isFast)
      await withBrowser((browser) => inBrowser(browser, bank, { pages, reflecting, findings, tried }));
  });
  await withBank({ name: 'a-xss' }, (bank, folder) => inContent(bank, folder, { findings, tried, isFast }));
  const of = Object.entries(tried).map(([what, count]) => `${count} ${what}`);
  return resultOf(findings, of.join(', '), {
    figures: { tried },
    size: isFast ? 'without a browser' : 'full',
  });
}

/** Every parameter of every page: whose value comes back is asked for with all payloads. Resolves to those. */
async function inAnswers(bank, pages, { findings, tried, isFast }) {
  const places = pages.flatMap(({ path, parameters }) => parameters.map((name) => ({ path, name })));
  places.push({ path: '/404', name: 'from' }, { path: '/personal', name: 'nobody-knows-me' });
  const reflecting = [];
  let visitor = 0;
  const htmlOf = async ({ path, name }, value) => {
    const target = withParameter(path, name, value);
    const { status, text, headers } = await ask(bank.url, {
      path: target,
      headers: visitorAt((visitor += 1)),
    });
    if (status >= 500) findings.push(`${status} of ${target}`);
    const isMarkup = String(headers['content-type']).startsWith('text/html');
    // Some fields are cut.
    const start = value.slice(0, 30);
    if (isMarkup && start.includes('<') && text.includes(start)) findings.push(`as it is in ${target}`);
    return text;
  };
  await each(places, async (place) => {
    if ((await htmlOf(place, MARK)).includes('zq9')) reflecting.push(place);
  });
  const all = reflecting.flatMap((place, n) =>
    ROWS.filter((_, i) => !isFast || (i + n) % 15 === 0).map((row) => ({ place, row })),
  );
  await each(all, ({ place, row }) => htmlOf(place, row));
  tried['parameters'] = places.length;
  tried['answers of those that show their value'] = all.length;
  return reflecting;
}

async function inCalls(bank, { findings, tried, random, isFast }) {
  const document = JSON.parse(readFileSync(fromRoot('docs', 'openapi.json'), 'utf8'));
  const paths = Object.keys(document.paths);
  const rows = isFast ? ROWS.filter((_, i) => i % 8 === 0) : ROWS;
  const asked = paths.flatMap((path) => rows.map((row) => ({ path, row })));
  let i = 0;
  await each(asked, async ({ path, row }) => {
    const fields = JSON.parse(bodyOf(document, path, () => 0.5 + random() / 2.2));
    const body = JSON.stringify(Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, row])));
    const answer = await ask(bank.url, { path, method: 'POST', headers: visitorAt((i += 1)), body });
    const type = String(answer.headers['content-type'] ?? '');
    if (answer.status >= 500 && answer.status !== 503)
      findings.push(`${answer.status} of ${path} with ${row}`);
    const isSafe = answer.status === 204 || type.startsWith('application/json') || !answer.text.includes(row);
    if (!isSafe || answer.headers['x-content-type-options'] !== 'nosniff')
      findings.push(`${path} answers ${type} with ${row}`);
  });
  tried['calls'] = asked.length;
}

async function inBrowser(browser, bank, { pages, reflecting, findings, tried }) {
  await proveDetection(browser);
  const tabs = await plantedPages(browser, bank.url, findings);
  const visits = reflecting.flatMap(({ path, name }, n) =>
    // Every parameter that shows its value meets a twentieth of the payloads here, so that each meets many pages.
    ROWS.filter((_, i) => (i + n) % 20 === 0).map((row) => withParameter(path, name, row)),
  );
  for (const [i, { path, parameters }] of pages.entries()) {
    const row = ROWS[i % ROWS.length];
    visits.push(parameters.reduce((at, name) => withParameter(at, name, row), path));
    visits.push(`${path.split('?')[0]}?${encodeURIComponent(row)}#${encodeURIComponent(row)}`);
  }
  const clicks = [...pages.keys()].map((i) => {
    const { path, parameters } = pages[i];
    return parameters.reduce((at, name) => withParameter(at, name, ROWS[(i * 7) % ROWS.length]), path);
  });
  await Promise.all(
    tabs.map(async (tab, t) => {
      const mine = (list) => list.filter((_, i) => i % tabs.length === t);
      for (const path of mine(visits)) await tab.visit(path);
      await tab.visit('/personal');
      for (const path of mine(clicks)) await tab.follow(path);
    }),
  );
  tried['addresses in the browser'] = visits.length;
  tried['clicks there'] = clicks.length;
}

async function inContent(bank, folder, { findings, tried, isFast }) {
  let texts = 0;
  for (const scope of isFast ? ['branches'] : SCOPES)
    texts += (await publishHostile(bank.dataDir, folder, scope)).texts;
  await bank.stop();
  await bank.startAgain();
  const paths = await onePerPath(bank.url);
  await each(paths, async (path) => {
    const { text } = await ask(bank.url, { path, headers: visitorAt(paths.indexOf(path)) });
    for (const row of ROWS)
      if (row.includes('<') && !/^<(?:details open|dialog)/.test(row) && text.includes(row))
        findings.push(`content as it is on ${path}: ${row}`);
  });
  if (!isFast) {
    await withBrowser(async (browser) => {
      const tabs = await plantedPages(browser, bank.url, findings);
      await Promise.all(
        tabs.map(async (tab, t) => {
          for (const path of paths.filter((_, i) => i % tabs.length === t)) {
            await tab.visit(path);
            await tab.follow(paths[(paths.indexOf(path) + 40) % paths.length]);
          }
        }),
      );
    });
  }
  tried['hostile texts in the content'] = texts;
  tried['pages that show them'] = paths.length;
}
