import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { residentMb } from '../../bench/process-figures.mjs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { withBank } from './support/bank.mjs';
import { ask, pause, sum, visitorAt } from './support/clients.mjs';
import { bodyOf } from './support/schema-bodies.mjs';

const AT_ONCE = 32;
const SETTLING_MS = 8_000;
const GROWN_MB = 20;

export const fault = {
  id: 'R10',
  promise: 'Nothing that can be sent stops the server or makes it fail.',
  fault:
    'requests whose bytes were altered, and calls whose bodies were made from their own schemas and spoilt',
  measure: 'answers of 500 and above, the life of the process, resident memory afterwards',
  target: '10,000 and 10,000: 0 answers above 499, 0 ends, memory back within 20 MB',
};

const SOUND = [
  'GET /personal HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  'GET /en/search?keyword=deposit HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nCookie: a=b\r\n\r\n',
  'POST /api/webFeedback/page HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 33\r\n\r\n{"path":"/personal","useful":"1"}',
  'POST /api/webSiteConfig/getNetOption HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
  'HEAD /images/a.svg HTTP/1.1\r\nHost: x\r\nRange: bytes=0-1\r\nIf-None-Match: "a"\r\n\r\n',
];
const PIECES = [
  '\r\n',
  '\0',
  '%',
  '%00',
  '../',
  ':',
  ' ',
  '\t',
  '\u00ff',
  'Content-Length: 1\r\n',
  'Host: y\r\n',
  'x'.repeat(9_000),
  '?',
  '#',
  '[',
  '"',
];

const pick = (list, random) => list[Math.floor(random() * list.length)];

function altered(random) {
  let text = pick(SOUND, random);
  for (let edits = 1 + Math.floor(random() * 4); edits > 0; edits -= 1) {
    const at = Math.floor(random() * text.length);
    const cut = Math.floor(random() * 6);
    text = text.slice(0, at) + (random() < 0.7 ? pick(PIECES, random) : '') + text.slice(at + cut);
  }
  return Buffer.from(text, 'latin1');
}

/** The first status of what came back; 0 when nothing did. What is still waiting for its end is left to the server's limits. */
function statusOf(url, bytes) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let status = 0;
    socket.setEncoding('latin1').on('data', (text) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      socket.destroy();
    });
    socket.setTimeout(150, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve(status));
  });
}

async function inTurns(count, work) {
  const statuses = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        const status = await work((next += 1));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

const failures = (statuses) =>
  sum(Object.fromEntries(Object.entries(statuses).filter(([status]) => Number(status) >= 500)));

export async function run({ isFast, random }) {
  const count = isFast ? 1_000 : 10_000;
  const document = JSON.parse(readFileSync(fromRoot('docs', 'openapi.json'), 'utf8'));
  const calls = Object.keys(document.paths);
  return withBank({ name: 'r10' }, async (bank) => {
    const raw = () => statusOf(bank.url, altered(random));
    const failed = [];
    const made = async (i) => {
      const path = calls[i % calls.length];
      const what = { method: 'POST', path, headers: visitorAt(i), body: bodyOf(document, path, random) };
      const { status } = await ask(bank.url, what).catch((error) => ({ status: error.code }));
      if (status >= 500) failed.push(`${status} ${path} ${what.body.slice(0, 200)}`);
      return status;
    };
    // What it needs for its own work is not what an attack leaves behind.
    await inTurns(1_000, raw);
    await inTurns(1_000, made);
    failed.length = 0;
    await pause(SETTLING_MS);
    const before = residentMb(bank.pid);
    const ofBytes = await inTurns(count, raw);
    const ofSchemas = await inTurns(count, made);
    await pause(SETTLING_MS);
    const grownMb = Math.round(residentMb(bank.pid) - before);
    const bad = failures(ofBytes) + failures(ofSchemas);
    return {
      isMet: bad === 0 && bank.isAlive && grownMb <= GROWN_MB,
      figure: `${bad} of ${count} + ${count} answered above 499, the process ${bank.isAlive ? 'lives' : 'ENDED'}, memory ${grownMb >= 0 ? '+' : ''}${grownMb} MB`,
      figures: { ofBytes, ofSchemas, failed: failed.slice(0, 10), grownMb, beforeMb: Math.round(before) },
      size: isFast ? `${count} + ${count}` : 'full',
    };
  });
}
