import { cpuMs } from '../process-figures.mjs';
import { MEASURING_CORE, output, pinned } from '../processes.mjs';

const CONNECTIONS = 32;
const TO_MS = { us: 0.001, ms: 1, s: 1_000 };

const found = (pattern, text) => pattern.exec(text)?.slice(1) ?? [];

/**
 * Asks for one address over and over, as `{ url, encoding, pid }` says, and resolves to
 * { perSecond, p99Ms, cpuUs }: the last is the processor time of process `pid` for each answer.
 */
export async function runWrk(program, { url, encoding, pid }, seconds) {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    // Of its own accord it gives up after two seconds, which a slow contender on a busy machine takes.
    '--timeout',
    '10s',
    '-H',
    `Accept-Encoding: ${encoding}`,
    url,
  ];
  const before = cpuMs(pid);
  const text = await output(...pinned(MEASURING_CORE, program, args), { timeoutMs: (seconds + 15) * 1_000 });
  const usedMs = cpuMs(pid) - before;
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${url} was not answered well:\n${text}`);
  const [p99, unit] = found(/99%\s+([\d.]+)(us|ms|s)/, text);
  const [perSecond] = found(/Requests\/sec:\s+([\d.]+)/, text);
  const [requests] = found(/(\d+) requests in/, text);
  if (p99 === undefined || perSecond === undefined || requests === undefined)
    throw new Error(`wrk said:\n${text}`);
  return {
    perSecond: Number(perSecond),
    p99Ms: Number(p99) * TO_MS[unit],
    cpuUs: (usedMs * 1_000) / Number(requests),
  };
}
