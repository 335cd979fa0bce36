import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { findProgram } from './programs.mjs';

const STOP_TIMEOUT_MS = 8_000;

const running = new Set();
const groups = new WeakSet();

/** Starts a program that `stop` or, at the latest, the end of the benchmark stops. */
export function start(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  // A program that does not exist: whoever waits for it learns that it has ended.
  child.once('error', () => running.delete(child));
  return child;
}

/** For programs that start others, as npm does: the whole group ends with them. */
export function startGroup(command, args, options) {
  const child = start(command, args, { ...options, detached: true });
  groups.add(child);
  return child;
}

function signal(child, name) {
  try {
    process.kill(groups.has(child) ? -child.pid : child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export async function stop(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** Runs a program to its end and resolves to what it wrote to standard output. Rejects with what it complained of. */
export async function output(command, args, { timeoutMs, ...options }) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (written += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const [code, by] = await once(child, 'close');
  clearTimeout(timer);
  if (code === 0) return written;
  const end =
    by === 'SIGKILL' ? `was stopped after ${timeoutMs / 1000} s` : `ended with ${by ?? `code ${code}`}`;
  throw new Error(`${[command, ...args].join(' ')} ${end}:\n${complaint || written}`);
}

// Measured program on one core, whatever measures it on the other: neither slows the other down.
export const MEASURED_CORE = 0;
export const MEASURING_CORE = 1;

export const canPin = () => availableParallelism() > 1 && findProgram('taskset') !== undefined;

/** The command that runs `command` on one core; it keeps its process id. */
export function pinned(core, command, args) {
  return canPin() ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
