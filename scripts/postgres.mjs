import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 5_000;

// PostgreSQL refuses to run as root.
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL was not ready in time:\n${log}`)),
      START_TIMEOUT_MS,
    );
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (!/database system is ready to accept (?:read-only )?connections/.test(log)) return;
      clearTimeout(timer);
      log = '';
      // Read on and forget: a full pipe would stop the server.
      server.stderr.removeAllListeners('data').resume();
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL stopped while starting:\n${log}`));
    });
    server.once('error', reject);
  });
}

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Nothing comes of it where the process has ended meanwhile. */
export function sendSignal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** What has ended and waits for its parent to learn of it runs no more. */
function isRunning(pid) {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** An empty cluster of databases, whose one user has this password. */
function makeData(binaries, data, { passwordFile, ...options }) {
  const named = ['-U', 'bank', '--pwfile', passwordFile, '--auth=scram-sha-256'];
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, ...named, '--encoding=UTF8', '--locale=C', '--no-sync'],
    options,
  );
}

/** A copy of another PostgreSQL, which then follows it by streaming. */
function copyData(binaries, data, { url, ...options }) {
  execFileSync(
    join(binaries, 'pg_basebackup'),
    ['-d', url, '-D', data, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
    options,
  );
}

/**
 * Starts a PostgreSQL of its own and resolves to { url, pid, stop } and what a fault does to it: an empty one, or one that is
 * `following` another of these. It is forgetful: when `isDurable` it keeps its promises though it is killed, and is slower.
 */
export async function startPostgres(binaries, { isDurable = false, following } = {}) {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), 'bank-pg-'));
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  // Any user of the machine can reach a loopback port, and a superuser of PostgreSQL can run programs.
  const password = following?.password ?? randomBytes(18).toString('base64url');
  let server;

  /** Ends it in order, within seconds, whoever is connected; its data stay. */
  const halt = async () => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  };
  const stop = async () => {
    await halt();
    rmSync(home, { recursive: true, force: true });
  };

  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user.uid !== undefined) for (const path of [home, passwordFile]) chownSync(path, user.uid, user.gid);
    const options = { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] };
    if (following === undefined) makeData(binaries, data, { passwordFile, ...options });
    else copyData(binaries, data, { url: following.url, ...options });
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: home,
      ...(!isDurable && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    };
    const startAgain = async () => {
      server = spawn(
        join(binaries, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        // A group of its own, so that Ctrl-C reaches it only through `stop`, after the tests have let go of it.
        { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
      );
      await untilReady(server);
    };
    /** To it and all that it has started, which are given. */
    const signal = (name) => {
      const all = [server.pid, ...childrenOf(server.pid)];
      for (const pid of all) sendSignal(pid, name);
      return all;
    };
    /** Ends it and all that it has started; whoever of them lived on would keep the next one from the memory they share. */
    const kill = async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      // It starts no more of them.
      sendSignal(server.pid, 'SIGSTOP');
      const all = signal('SIGKILL');
      await exited;
      while (all.some(isRunning)) await pause(10);
    };
    /** One that follows another one takes writes from then on. */
    const promote = () =>
      void execFileSync(join(binaries, 'pg_ctl'), ['promote', '-D', data, '-w', '-s'], options);
    await startAgain();
    const url = `postgres://bank:${password}@127.0.0.1:${port}/postgres`;
    return {
      url,
      port,
      password,
      get pid() {
        return server.pid;
      },
      stop,
      halt,
      isHalted: () => server.exitCode !== null || server.signalCode !== null,
      promote,
      signal,
      kill,
      startAgain,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
