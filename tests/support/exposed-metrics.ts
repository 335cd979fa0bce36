import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@bank/server/src/testing/run-main.ts';

const ENDINGS: Readonly<Record<string, readonly string[]>> = { histogram: ['_bucket', '_count', '_sum'] };

/** The names that a server, started with all that has metrics of its own, gives whoever asks for /metrics. */
export async function exposedMetrics(): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-metrics-'));
  const feedsFile = join(folder, 'feeds.yaml');
  writeFileSync(feedsFile, 'feeds:\n  fx-rates: { due: every 1h }\n');
  const settings = { PORT: '0', METRICS_PORT: '0', BANK_DATA_DIR: folder, FEEDS_FILE: feedsFile };
  const program = runProgram('fake-main.ts', settings);
  try {
    const { url } = await program.said('operators listening');
    const text = await (await fetch(`${String(url)}/metrics`)).text();
    const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
    return new Set(
      types.flatMap(([, name = '', type = '']) => (ENDINGS[type] ?? ['']).map((ending) => name + ending)),
    );
  } finally {
    program.process.kill('SIGTERM');
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
