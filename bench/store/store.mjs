import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../../tests/support/embedded-environment.ts';
import { median, timed } from '../figures.mjs';
import { MEASURED_CORE, output, pinned } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title = 'Content store (SQLite)';

const IMPORTS = 3;
const CLI = fromRoot('packages', 'publish', 'src', 'cli.ts');
const SCRIPT = fromRoot('bench', 'store', 'measure-reads.mjs');
const TIMEOUT_MS = 60_000;

async function importMs() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  try {
    return await timed(() =>
      output(process.execPath, [CLI, 'demo'], { timeoutMs: TIMEOUT_MS, env: embeddedEnvironment(dataDir) }),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function run({ dataDir }) {
  const imports = [];
  for (let round = 0; round < IMPORTS; round += 1) imports.push(await importMs());
  const text = await output(...pinned(MEASURED_CORE, process.execPath, [SCRIPT, dataDir]), {
    timeoutMs: TIMEOUT_MS,
    env: embeddedEnvironment(dataDir),
  });
  return [
    row('content demo: pack, check and import', median(imports), 'ms', {
      detail: `whole command on an empty store, median of ${IMPORTS}`,
    }),
    ...JSON.parse(text).map(({ name, medianUs, p99Us, detail }) =>
      row(name, medianUs, 'µs', {
        detail: `median; p99 ${p99Us.toFixed(0)} µs${detail ? `; ${detail}` : ''}`,
      }),
    ),
  ];
}
