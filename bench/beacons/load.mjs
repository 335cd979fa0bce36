/*
 * Asks for one page at a steady rate and sends signed beacons of as many visitors beside it, from one process: two would
 * disturb each other. Prints { p50, p99, accepted }, the first two in ms:
 * node load.mjs <url of the page> <pages a second> <beacons a minute> <seconds> <seed>
 */
import { randomUUID } from 'node:crypto';
import { aBeacon } from '@bank/server/src/visits/testing/sent-beacons.ts';
import { quantile } from '../figures.mjs';
import { seeded } from '../random.ts';
import { openConnections } from './connections.mjs';

const [url = '', pagesASecond, beaconsAMinute, seconds, seed] = process.argv.slice(2);
const { host, pathname } = new URL(url);
const TICK_MS = 1;
const START_MS = 50;

const PAGE = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`);

/** The bytes of a beacon, signed beforehand: signing is the work of visitors' machines. */
function beacon(i) {
  const body = JSON.stringify(aBeacon({ view: randomUUID().replaceAll('-', '').slice(0, 16) }));
  const address = `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
  return Buffer.from(
    `POST /api/point/browse/info HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-forwarded-for: ${address}\r\n\r\n${body}`,
  );
}

/** Moments in ms, at `rate` a second and as independent of each other as visitors are. */
function moments(rate, random) {
  const count = Math.round(rate * Number(seconds));
  let at = START_MS;
  return Array.from({ length: count }, () => (at -= (Math.log(1 - random()) * 1_000) / rate));
}

const random = seeded(Number(seed));
const pageMoments = moments(Number(pagesASecond), random);
const beaconMoments = moments(Number(beaconsAMinute) / 60, random);
const beacons = beaconMoments.map((_, i) => beacon(i));
const pages = await openConnections(url, 32);
const others = await openConnections(url, beacons.length === 0 ? 0 : 200);

const times = [];
let accepted = 0;
let heard = 0;

// From the moment it was sent, or waited for a free connection, as it does for a visitor.
function askPage() {
  const since = performance.now();
  pages.send(PAGE, (status) => {
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(performance.now() - since);
    heard += 1;
  });
}

function sendBeacon(i) {
  others.send(beacons[i], (status) => {
    if (status === 204) accepted += 1;
    heard += 1;
  });
}

const startedAt = performance.now();
let [asked, sent] = [0, 0];
const timer = setInterval(() => {
  const now = performance.now() - startedAt;
  for (; pageMoments[asked] <= now; asked += 1) askPage();
  for (; beaconMoments[sent] <= now; sent += 1) sendBeacon(sent);
  if (heard < pageMoments.length + beaconMoments.length) return;
  clearInterval(timer);
  pages.close();
  others.close();
  process.stdout.write(
    JSON.stringify({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), sent: beacons.length, accepted }),
  );
}, TICK_MS);
