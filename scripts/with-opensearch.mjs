/*
 * node scripts/with-opensearch.mjs <command> [arguments]: starts an OpenSearch, runs the command with OPENSEARCH_URL, and
 * ends it.
 */
import { spawnSync } from 'node:child_process';
import { startOpenSearch } from './opensearch.mjs';
import { say } from './prepare/plain-stop.mjs';

const { version, url, stop } = await startOpenSearch();
try {
  say(`OpenSearch ${version} answers at ${url}.`);
  const [command, ...args] = process.argv.slice(2);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH_URL: url },
  });
  process.exitCode = status ?? 1;
} finally {
  await stop();
}
