/* Asks for one page at a steady rate and prints { p50, p99, answers } in ms: node load-pages.mjs <url> <rate> <seconds> */
import { Agent, get } from 'node:http';
import { quantile } from '../figures.mjs';

const [url = '', rate, seconds] = process.argv.slice(2);
const TICK_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });
const times = [];
let open = 0;

/** From the moment it was due: waiting for a free connection counts, as it does for a visitor. */
function ask(due) {
  open += 1;
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    answer.resume().on('end', () => {
      times.push(performance.now() - due);
      open -= 1;
    });
  });
  request.on('error', (error) => {
    throw error;
  });
}

const startedAt = performance.now();
const total = Number(rate) * Number(seconds);
let asked = 0;
const timer = setInterval(() => {
  const now = performance.now();
  for (; asked < total; asked += 1) {
    const due = startedAt + (asked * 1_000) / Number(rate);
    if (due > now) break;
    // Those of one tick are sent together; the tick itself is not the server's doing.
    ask(now);
  }
  if (asked < total || open > 0) return;
  clearInterval(timer);
  agent.destroy();
  process.stdout.write(
    JSON.stringify({ p50: quantile(times, 0.5), p99: quantile(times, 0.99), answers: times.length }),
  );
}, TICK_MS);
