import cluster from 'node:cluster';
import { inspect } from 'node:util';
import { servePrimary, type WorkerMessage } from './cluster.ts';
import { checkKeysFile } from './check-keys-file.ts';
import { readConfig, type Config } from '../operation/config.ts';
import { ConfigError } from '../operation/config-error.ts';
import { ErrorHook } from '../operation/error-hook.ts';
import { ownPort } from './door.ts';
import { handedOver } from './handed-over.ts';
import { keepFormerFiles } from './keep-former-files.ts';
import { openTracing } from './open-tracing.ts';
import { keepMirrorInThread } from './mirror/mirror-thread.ts';
import { createLog, type Logger } from '../operation/log.ts';
import { warnOfOriginPort } from './origin-port.ts';
import { serve } from './serve.ts';
import type { ServeParts } from './serve-parts.ts';
import { stopOnSignals } from './stop-signals.ts';

const ALL_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const READINESS_MS = 1_000;

type RunParts = Omit<ServeParts, 'config' | 'log' | 'hasOperators'>;

async function runAlone(parts: RunParts, config: Config, log: Logger): Promise<void> {
  const server = await serve({ ...parts, config, log, hasOperators: true, door: ownPort(config) });
  const mirror = keepMirrorInThread(config, log);
  const stop = async () => {
    await mirror?.stop();
    await server.stop();
  };
  stopOnSignals(ALL_SIGNALS, withLastWords(stop, parts), log);
  log.info({ url: server.url }, 'listening');
  // A test's site has no build.
  if (parts.openSite === undefined) keepFormerFiles(config, log);
  warnOfOriginPort(config, server.port, log);
}

async function runWorker(parts: RunParts, config: Config, log: Logger): Promise<void> {
  // Ctrl-C reaches the whole group; the primary decides for all when a worker ends.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const server = await serve({ ...parts, config, log, hasOperators: false, door: handedOver() });
  const tell = (message: WorkerMessage) => process.connected && process.send?.(message);
  const stop = async () => {
    tell({ leaving: true });
    await server.stop();
  };
  stopOnSignals(['SIGTERM'], withLastWords(stop, parts), log);
  const report = async () => tell(await server.readiness());
  setInterval(() => void report(), READINESS_MS).unref();
  await report();
}

async function runPrimary(parts: RunParts, config: Config, log: Logger): Promise<void> {
  const stopWorkers = await servePrimary(config, log);
  if (parts.openSite === undefined) keepFormerFiles(config, log);
  // One for all workers: they follow the same content.
  const mirror = keepMirrorInThread(config, log);
  const stop = async () => {
    await mirror?.stop();
    await stopWorkers();
  };
  stopOnSignals(ALL_SIGNALS, withLastWords(stop, parts), log);
}

/** What is known of the end is told before it. */
function withLastWords(
  stop: () => Promise<void>,
  { tracing, errors }: Pick<RunParts, 'tracing' | 'errors'>,
): () => Promise<void> {
  return async () => {
    try {
      await stop();
    } finally {
      await Promise.all([tracing?.traces.stop(), errors?.idle()]);
    }
  };
}

/** Starts the site as the environment says: one process, or a primary with its workers. */
export async function run(parts: RunParts): Promise<void> {
  try {
    const config = readConfig(process.env);
    // The primary has looked: a worker that takes another's place must not end over it.
    if (!cluster.isWorker) checkKeysFile(config);
    const isServing = config.webWorkers === 1 || cluster.isWorker;
    const tracing = isServing ? await openTracing(config) : undefined;
    const errors = config.errorHookUrl === '' ? undefined : new ErrorHook(config.errorHookUrl);
    const log = createLog(config.logLevel, undefined, {
      alsoIn: tracing?.traces.inLog,
      onError: errors?.hear,
    });
    errors?.start({ log });
    const known = { ...parts, tracing, errors };
    if (!isServing) await runPrimary(known, config, log);
    else await (cluster.isWorker ? runWorker : runAlone)(known, config, log);
  } catch (error) {
    // An operator's mistake is told in words; only our own comes with a stack.
    process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
