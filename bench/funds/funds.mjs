import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { output } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title = 'Fund zone with 3,000 funds (SQLite)';

const SCRIPT = fromRoot('bench', 'funds', 'measure-funds.mjs');
const TIMEOUT_MS = 300_000;

export async function run() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-bench-funds-'));
  try {
    const text = await output(process.execPath, [SCRIPT, dataDir], { timeoutMs: TIMEOUT_MS });
    const found = JSON.parse(text);
    const points = found.pointCount.toLocaleString('en');
    return [
      row('fund list, uncached in the process, p95', found.p95, 'ms', {
        atMost: 5,
        detail: `median ${found.p50.toFixed(2)} ms; filters, keywords and orders in turn`,
      }),
      row('fund list, first of a content version', found.firstMs, 'ms', {
        detail: 'reads and ranks all funds',
      }),
      row("a day's file of 3,000 NAVs, shown", found.feedMs, 'ms', {
        atMost: 2_000,
        detail: `with their figures, after ${points} older ones; ${found.feedCpuMs.toFixed(0)} ms of processor time; lists beside it p95 ${found.besideP95.toFixed(1)} ms`,
      }),
      row('whole history at once', found.importMs, 'ms', { detail: `${points} NAVs and their figures` }),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
