import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { withBank } from '../faults/support/bank.mjs';
import { ask, pause, visitorAt } from '../faults/support/clients.mjs';
import { packed, sourcesWith } from './support/refusals.mjs';
import { payloads } from './support/payloads.mjs';
import { askRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const NAMES = payloads('prototype-names');
/** These reach what all objects share; the others are plain names that a careless look-up finds there. */
const REACHING = new Set(['__proto__', 'constructor', 'prototype']);
const VALUES = [
  '{"polluted":1}',
  '{"prototype":{"polluted":1}}',
  '[1]',
  '"polluted"',
  'null',
  '1',
  '{"__proto__":{"polluted":1}}',
];
const BODIES = NAMES.flatMap((name) => VALUES.map((value) => ({ name, value })));
const WATCH = new URL('./support/watch-prototype.mjs', import.meta.url).href;

export const attack = {
  id: 'pollution',
  promise: 'No name that is sent or written reaches what all objects of the process share.',
  attack: `${BODIES.length} bodies with ${NAMES.length} names of JavaScript’s own, at every depth, to every call and form; the same names in query strings, and in YAML, JSON, Markdown and heads of CSV of sources`,
  measure:
    'names added to the prototypes of the running server, as it watches them itself, and of the packing process; such bodies that are not refused; sources that are not refused in words; answers of 500 and above',
  target: '0 findings',
  isFast: true,
};

export async function run({ isFast }) {
  const findings = [];
  const document = JSON.parse(readFileSync(fromRoot('docs', 'openapi.json'), 'utf8'));
  const nodeArgs = ['--import', WATCH];
  return withBank({ name: 'a-pollution', nodeArgs }, async (bank, folder) => {
    const calls = Object.keys(document.paths);
    const bodies = await inBodies(bank, calls, { findings, isFast });
    const queries = await inQueries(bank, calls, findings);
    const sources = await inSources(folder, findings);
    // The watch looks every 20 ms, and writes its log at once.
    await pause(200);
    for (const line of bank.log().split('\n')) if (line.includes('PROTOTYPE POLLUTED')) findings.push(line);
    if ({}.polluted !== undefined || [].polluted !== undefined)
      findings.push('the packing process was polluted');
    return resultOf(findings, `${bodies} bodies, ${queries} query strings, ${sources} sources`, {
      size: isFast ? 'a sixth of the bodies' : 'full',
    });
  });
}

async function inBodies(bank, calls, { findings, isFast }) {
  const all = calls.flatMap((path, n) =>
    BODIES.filter((_, i) => !isFast || (i + n) % 6 === 0).map((body) => ({ path, ...body })),
  );
  let i = 0;
  await each(all, async ({ path, name, value }) => {
    for (const body of [`{"${name}":${value}}`, `{"a":{"b":[{"${name}":${value}}]}}`]) {
      const answer = await ask(bank.url, { path, method: 'POST', headers: visitorAt((i += 1)), body });
      if (answer.status >= 500 && answer.status !== 503)
        findings.push(`${answer.status} of ${path} with ${body}`);
      // A beacon is never told what became of it.
      const reaches = name === '__proto__' || (name === 'constructor' && value.startsWith('{"prototype"'));
      const isBeacon = /^\/api\/(?:sysContentPoint|point)\//.test(path);
      if (reaches && !isBeacon && answer.status === 200) findings.push(`${path} takes ${body}`);
      if (/polluted/.test(answer.text) && answer.status === 200)
        findings.push(`${path} answers with ${body}`);
    }
  });
  return all.length * 2;
}

async function inQueries(bank, calls, findings) {
  const paths = [
    '/search',
    '/personal',
    '/404',
    '/download/fx-rates.csv',
    '/feed/news.xml',
    '/vertifyCode',
    '/opensearch.xml',
    '/personal/fundpro',
    ...calls,
  ];
  const all = paths.flatMap((path) =>
    NAMES.flatMap((name) => [
      `${path}?${name}=polluted`,
      `${path}?${name}[polluted]=1`,
      `${path}?keyword=${name}`,
      `${path}/${name}`,
    ]),
  );
  let i = 0;
  await each(all, async (target) => {
    const [visitor] = Object.entries(visitorAt((i += 1))).map((pair) => pair.join(': '));
    const { status, body } = await askRaw(bank.url, target, [visitor]);
    if (status >= 500) findings.push(`${status} of ${target}`);
    if (/native code|\[object Object\]/.test(body)) findings.push(`${target} shows an inner thing`);
  });
  const forms = ['/feedback', '/en/feedback', '/personal/ywcx', '/company/lettersearch'];
  for (const path of forms) {
    for (const name of NAMES) {
      const { status } = await postForm(
        bank.url,
        path,
        `${encodeURIComponent(name)}=polluted&${name}[polluted]=1`,
        (i += 1),
      );
      // A machine that is busy refuses some, and says when to come back.
      if (status >= 500 && status !== 503) findings.push(`${status} of the form ${path} with ${name}`);
    }
  }
  return all.length + forms.length * NAMES.length;
}

async function postForm(url, path, body, i) {
  const headers = { ...visitorAt(i), 'content-type': 'application/x-www-form-urlencoded' };
  return fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' });
}

const ARTICLE = '---\ntitle: 标题\nsummary: 文\npublishDate: 2026-11-02\n%\n---\n正文。\n';

async function inSources(folder, findings) {
  let tried = 0;
  const attempt = async (name, files) => {
    tried += 1;
    const { kind, words } = await packed(folder, sourcesWith(folder, files));
    if (kind === 'failed') findings.push(`${Object.keys(files)[0]} with ${name}: ${words}`);
    if (kind === 'packed' && REACHING.has(name))
      findings.push(`${Object.keys(files)[0]} with ${name}: packed`);
  };
  for (const name of NAMES) {
    const quoted = JSON.stringify(name);
    await attempt(name, {
      'qrs.yaml': `- key: app\n  sort: 1\n  ${quoted}: { polluted: 1 }\n  zh: { title: 文 }\n  en: { title: a }\n`,
    });
    await attempt(name, {
      'qrs.yaml': `- key: app\n  sort: 1\n  zh: { title: 文, ${quoted}: { polluted: 1 } }\n  en: { title: a }\n`,
    });
    await attempt(name, {
      'qrs.yaml': `- &a { ${quoted}: { polluted: 1 } }\n- <<: *a\n  key: app\n  sort: 1\n  zh: { title: 文 }\n  en: { title: a }\n`,
    });
    await attempt(name, { 'site-config.json': `[{"key":"site","${name}":{"polluted":1},"zh":{},"en":{}}]` });
    await attempt(name, {
      'articles/701001/longer-hours.zh.md': ARTICLE.replace('%', `${quoted}: { polluted: 1 }`),
    });
    await attempt(name, { 'hot-search.csv': `key,${name}\na,polluted\n` });
    await attempt(name, { 'hot-search.csv': `key,${name}.polluted\na,1\n` });
    await attempt(name, { 'hot-search.csv': `key,zh.${name}.polluted\na,1\n` });
  }
  return tried;
}
