import { startBankServer } from '../bank-server.mjs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { pagesOf } from '../pages.mjs';
import { MEASURED_CORE, output, pinned } from '../processes.mjs';
import { profileArgs, profileRows } from '../profiles.mjs';
import { row } from '../rows.mjs';
import { embeddedEnvironment } from '../../tests/support/embedded-environment.ts';

export const title =
  'Uncached page: its first render in a content version, its own calls included, without compression';

const SCRIPT = fromRoot('bench', 'render', 'measure-renders.mjs');
const TIMEOUT_MS = 180_000;

// Milliseconds of processor time. The small spike page took 0.7 ms; a home page has some dozens of parts.
const CPU_AT_MOST = { 'home CN': 5, 'home EN': 5, 'news detail': 2, 'fund detail': 8 };

// PERF-3.
const P95_AT_MOST = 25;

export async function run({ dataDir, profile }) {
  const pages = (await addresses(dataDir)).filter(({ name }) => name !== '404');
  const node = [...(profile ? profileArgs('render') : []), SCRIPT, dataDir, JSON.stringify(pages)];
  const text = await output(...pinned(MEASURED_CORE, process.execPath, node), {
    timeoutMs: TIMEOUT_MS,
    env: embeddedEnvironment(dataDir),
  });
  const rows = JSON.parse(text).flatMap(({ name, cpuMs, callsCpuMs, p50Ms, p95Ms, calls, bytes }) => [
    row(`${name}: CPU`, cpuMs, 'ms', {
      ...(CPU_AT_MOST[name] && { atMost: CPU_AT_MOST[name] }),
      detail:
        `of it ${Math.max(0, (callsCpuMs / cpuMs) * 100).toFixed(0)} % in ${calls} calls (${callsCpuMs.toFixed(2)} ms); ` +
        `wall p50 ${p50Ms.toFixed(2)} ms; ${(bytes / 1024).toFixed(0)} KB of HTML`,
    }),
    row(`${name}: wall, p95`, p95Ms, 'ms', { atMost: P95_AT_MOST }),
  ]);
  return profile ? [...rows, ...profileRows('render')] : rows;
}

async function addresses(dataDir) {
  const server = await startBankServer({ dataDir, name: 'render' });
  const pages = await pagesOf(server.url);
  await server.stop();
  return pages;
}
