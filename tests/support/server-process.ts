import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { embeddedEnvironment } from './embedded-environment.ts';
import { machinePace } from './machine-pace.ts';

const MAIN = resolve(import.meta.dirname, '../../packages/server/src/main.mjs');
const PACE = machinePace();
const START_TIMEOUT_MS = 60_000 * PACE;
const STOP_TIMEOUT_MS = 10_000 * PACE;
const KEPT_LINES = 300;

export interface ServerProcess {
  url: string;
  /** The last lines of its log. */
  log: () => string;
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
}

function listeningUrl(line: string): string | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    const isListening =
      typeof entry === 'object' && entry !== null && 'msg' in entry && entry.msg === 'listening';
    return isListening && 'url' in entry && typeof entry.url === 'string' ? entry.url : undefined;
  } catch {
    return undefined;
  }
}

function untilListening(server: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((found, failed) => {
    const fail = (what: string) => {
      failed(new Error(`${what}, so no journey can be made. Its output:\n${lines.join('\n')}`));
    };
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      fail(`The server was not listening after ${Math.round(START_TIMEOUT_MS / 1000)} s`);
    }, START_TIMEOUT_MS);
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        const url = listeningUrl(line);
        if (!url) return;
        clearTimeout(timer);
        found(url);
      });
    }
    server.once('error', (error) => fail(`The server could not be started (${error.message})`));
    server.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`The server stopped while starting (${signal ?? `exit code ${code}`})`);
    });
  });
}

/** Starts the real server on the stores in `dataDir`; port 0 lets the system choose one. */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...embeddedEnvironment(dataDir), PORT: String(port), METRICS_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const url = await untilListening(server, lines);
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const kill = async () => {
    if (hasEnded()) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const stop = async () => {
    if (hasEnded()) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  };
  return { url, log: () => lines.join('\n'), stop, kill };
}
