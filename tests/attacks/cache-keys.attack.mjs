import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nginxProgram, startDeployedNginx } from '../support/deployed-nginx.ts';
import { withBank } from '../faults/support/bank.mjs';
import { visitorAt } from '../faults/support/clients.mjs';
import { payloads } from './support/payloads.mjs';
import { askRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const ROWS = payloads('headers');

export const attack = {
  id: 'cache-keys',
  promise: 'What one visitor sends beside an address changes nothing that the next one is given for it.',
  attack: `${ROWS.length} headers with the first request for an address that is in no cache, before the application and before the nginx of deploy/; repeated, reordered, unknown and differently spelled parameters and paths`,
  measure:
    'answers to the next visitor that differ from those of an address nobody attacked, or hold what was sent; answers for one key that differ',
  target: '0 findings',
  isFast: true,
};

/** Headers that differ from answer to answer by themselves. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id', 'etag', 'connection', 'keep-alive', 'age']);

/** An answer without what has to differ between two keywords and two moments. */
function essence({ status, headers, body }, keyword) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.has(name));
  return JSON.stringify([status, kept.toSorted(([a], [b]) => a.localeCompare(b)), body]).replaceAll(
    keyword,
    'K',
  );
}

/** Where one text begins to differ from another. */
function difference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [is, was] = [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 60));
  return `“${is}” where it was “${was}”`;
}

export async function run({ isFast }) {
  const findings = [];
  let asked = 0;
  const tried = await withBank(
    { name: 'a-cache', settings: { SITE_ORIGIN: 'https://www.bank.example' } },
    async (bank, folder) => {
      const line = () => Object.entries(visitorAt((asked += 1))).map((pair) => pair.join(': '))[0];
      const throughApp = await byHeaders(bank.url, 'app', { line, findings, isFast });
      const spelled = await bySpelling(bank.url, line, findings);
      const program = nginxProgram();
      if (program === undefined)
        return `${throughApp} headers, ${spelled} spellings (nginx is not installed)`;
      chmodSync(folder, 0o755);
      const mirror = join(folder, 'mirror');
      mkdirSync(mirror);
      const nginx = await startDeployedNginx(program, mirror, Number(new URL(bank.url).port));
      try {
        // It tells the application who asks, whatever a visitor says; addresses here have no limit.
        const throughNginx = await byHeaders(nginx.url, 'nginx', { line, findings, isFast });
        return `${throughApp} headers before the application, ${throughNginx} before nginx, ${spelled} spellings`;
      } finally {
        await nginx.stop();
      }
    },
  );
  return resultOf(findings, tried, { size: isFast ? 'a third of the headers' : 'full' });
}

/** Addresses that each give a page of their own: articles that nobody has. */
const freshAddress = (word) => `/bobbank/seconddetail?id=${word}&column=701001`;

async function byHeaders(url, kind, { line, findings, isFast }) {
  const rows = ROWS.filter(
    (row, i) => !/^(?:Accept-Encoding|Expect|Max-Forwards)/i.test(row) && (!isFast || i % 3 === 0),
  );
  const ask = (word, headers) => askRaw(url, freshAddress(word), [line(), ...headers]);
  const control = essence(await ask(`${kind}999`, []), `${kind}999`);
  await each(rows.entries(), async ([i, row]) => {
    const word = `${kind}${100 + i}`;
    const poisoned = await ask(word, [row]);
    const next = await ask(word, []);
    if (/evil\.example/.test(poisoned.body + JSON.stringify(poisoned.headers)))
      findings.push(`${kind}: ${row} comes back`);
    // A cache before the site keys by address alone: what it keeps must be the answer for that address. It keeps no 400.
    if (poisoned.status !== 400 && essence(poisoned, word) !== control)
      findings.push(`${kind}: ${row} is answered otherwise: ${difference(essence(poisoned, word), control)}`);
    if (essence(next, word) !== control)
      findings.push(
        `${kind}: after ${row} the next is answered otherwise: ${difference(essence(next, word), control)}`,
      );
  });
  return rows.length;
}

/** Ways to write one address: each is led to the canonical one, or answered as it is. */
async function bySpelling(url, line, findings) {
  const canonical = '/bobbank/secondlist?column=701001&page=2';
  const path = '/bobbank/secondlist';
  const same = [
    `${path}?page=2&column=701001`,
    `${canonical}&utm_source=evil.example`,
    `${path}?utm_source=evil.example&column=701001&page=2`,
    `${canonical}&page=3`,
    `${canonical}&column=701002`,
    `${canonical}&page=evil.example`,
    `${path}?column=701001&page=2&&&`,
    `${path}?column=701001&page=%32`,
    `${path}?colum%6e=701001&page=2`,
    `${path}?column=701001&page=2&__proto__=evil.example`,
    `${path}?column=701001&page=2&callback=evil.example`,
  ];
  const others = [
    `${path}?column=701001&page=2;page=3&page=2`,
    `${path}?column=701001;page=2`,
    `${path}?column[]=701001&page[]=2`,
    `${path}?COLUMN=701001&page=2`,
    `${path}?column=701001%00&page=2`,
    `${path}?column=701001&page=2%20`,
    `/bobbank/secondlist/?column=701001&page=2`,
    `/BOBBANK/SecondList?column=701001&page=2`,
    `//bobbank/secondlist?column=701001&page=2`,
    `/bobbank//secondlist?column=701001&page=2`,
    `/./bobbank/secondlist?column=701001&page=2`,
    `/bobbank/x/../secondlist?column=701001&page=2`,
    `/bobbank/%73econdlist?column=701001&page=2`,
    `/bobbank%2fsecondlist?column=701001&page=2`,
    `/bobbank\\secondlist?column=701001&page=2`,
    `/bobbank/secondlist;a=b?column=701001&page=2`,
    `/bobbank/secondlist.?column=701001&page=2`,
    `/bobbank/secondlist%20?column=701001&page=2`,
    `/bobbank/secondlist%00?column=701001&page=2`,
    `/bobbank/secondlist/style.css?column=701001&page=2`,
    `/bobbank/secondlist%3Fcolumn=701001&page=2`,
    `/bobbank/secondlist%23a?column=701001&page=2`,
    `http://evil.example/bobbank/secondlist?column=701001&page=2`,
  ];
  const shown = async (target) => askRaw(url, target, [line()]);
  const wanted = essence(await shown(canonical), '-');
  for (const target of same) {
    const found = await shown(target);
    // Nothing of a parameter that the page does not know, or knows already, stands in what is kept.
    if (essence(found, '-') !== wanted) findings.push(`${target} is answered otherwise`);
  }
  for (const target of others) {
    const { status, headers, body } = await shown(target);
    const isSentOn = status === 301 || status === 302;
    if (!isSentOn && !(status >= 400 && status < 500) && status !== 200)
      findings.push(`${status} of ${target}`);
    if (/evil\.example/.test(body + (headers.location ?? '').replace(/from=.*/, '')))
      findings.push(`${target} comes back`);
  }
  if (essence(await shown(canonical), '-') !== wanted)
    findings.push('the canonical address is answered otherwise afterwards');
  return same.length + others.length;
}
