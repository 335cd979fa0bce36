/* Sends signed beacons of as many visitors at a steady rate: node send-beacons.mjs <url> <a minute> <seconds>; prints how many were answered 204. */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { aBeacon, sendBeacon } from '@bank/server/src/visits/testing/sent-beacons.ts';

const [url = '', aMinute, seconds] = process.argv.slice(2);
const TICK_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const total = Math.round((Number(aMinute) / 60) * Number(seconds));
const startedAt = performance.now();
let sent = 0;
let accepted = 0;
let open = 0;

async function send(i) {
  open += 1;
  const address = `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
  const beacon = aBeacon({ view: randomUUID().replaceAll('-', '').slice(0, 16) });
  if ((await sendBeacon(url, beacon, { address, agent })) === 204) accepted += 1;
  open -= 1;
}

const timer = setInterval(() => {
  const due = Math.min(total, ((performance.now() - startedAt) * Number(aMinute)) / 60_000);
  for (; sent < due; sent += 1) void send(sent);
  if (sent < total || open > 0) return;
  clearInterval(timer);
  agent.destroy();
  process.stdout.write(JSON.stringify({ accepted }));
}, TICK_MS);
