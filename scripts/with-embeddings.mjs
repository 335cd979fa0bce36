/*
 * node scripts/with-embeddings.mjs <command> [arguments]: starts a small model, runs the command with the settings that lead to
 * it, and ends it.
 */
import { spawnSync } from 'node:child_process';
import { startEmbeddings } from './embeddings.mjs';
import { say } from './prepare/plain-stop.mjs';

const { settings, stop } = await startEmbeddings();
try {
  say(`${settings.EMBEDDINGS_MODEL} answers at ${settings.EMBEDDINGS_URL}.`);
  const [command, ...args] = process.argv.slice(2);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } });
  process.exitCode = status ?? 1;
} finally {
  await stop();
}
