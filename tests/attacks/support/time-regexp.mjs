import { parentPort } from 'node:worker_threads';

/* In a thread of its own, which can be stopped: how long one expression searches in one text, by the text's length. */

const TIMES = 3;
const US_IN_MS = 1_000;
/** Of this thread alone: others who are at work on the machine take none of it. */
const usedMs = () => process.threadCpuUsage().user / US_IN_MS;

function timeOf(pattern, text) {
  let best = Infinity;
  for (let i = 0; i < TIMES && (i === 0 || best < 20); i += 1) {
    pattern.lastIndex = 0;
    const before = usedMs();
    pattern.exec(text);
    best = Math.min(best, usedMs() - before);
  }
  return best;
}

parentPort.on('message', ({ source, flags, lead, text, tail, lengths }) => {
  const pattern = new RegExp(source, flags);
  const times = [];
  for (const length of lengths) {
    const ms = timeOf(pattern, lead + text.repeat(Math.ceil(length / text.length)) + tail);
    times.push([length, ms]);
    if (ms > 400) break;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(times);
});
