import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../prepare/places.mjs';
import { say, showFailure } from '../prepare/plain-stop.mjs';

const STOP_TIMEOUT_MS = 5_000;
const hasGroups = process.platform !== 'win32';

let running;
let isStopping = false;

/** Resolves to whether the package.json script succeeded. */
export function npmScript(name, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: ROOT,
      env,
      // Nothing may wait for an answer from the keyboard.
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm starts a shell that starts the runner; only as a group can they all be stopped.
      detached: hasGroups,
      shell: !hasGroups,
    });
    running = child;
    child.on('error', reject);
    child.on('exit', (code) => {
      running = undefined;
      resolve(code === 0);
    });
  });
}

/** Ends what runs. No stage begins after it: the process is about to exit, and would leave behind what it had begun. */
export async function stopRunningScript() {
  isStopping = true;
  const child = running;
  if (!child?.pid) return;
  const exited = once(child, 'exit');
  // Playwright closes its browsers and the servers under test at SIGINT.
  process.kill(hasGroups ? -child.pid : child.pid, 'SIGINT');
  await Promise.race([exited, delay(STOP_TIMEOUT_MS)]);
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one stage after another, goes on after a failure, and adds up what was counted. */
export class Stages {
  total = { passed: 0, failed: 0, skipped: 0 };
  #lines = [];
  #failures = [];

  /** `counts`: 1 for a stage that is one check, a function that reads a report, nothing for mere preparation. */
  async run(name, work, { counts = 0 } = {}) {
    if (isStopping) await new Promise(() => {});
    say(`\n── ${name}`);
    const start = performance.now();
    let succeeded = false;
    try {
      succeeded = (await work()) !== false;
    } catch (error) {
      showFailure(error);
    }
    const counted =
      typeof counts === 'function' ? counts() : { passed: succeeded ? counts : 0, failed: 0, skipped: 0 };
    // A stage that failed without naming a failed test (it crashed, or is a single check) still counts as one.
    if (!succeeded && counted.failed === 0) counted.failed = 1;
    for (const key of Object.keys(this.total)) this.total[key] += counted[key];
    this.#failures.push(...(counted.failures ?? []));
    const ok = succeeded && counted.failed === 0;
    this.#lines.push(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds(start)}`);
    say(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(start)}`);
    return ok;
  }

  skip(name, reason) {
    say(`\n── ${name}: ${reason}`);
    this.total.skipped += 1;
    this.#lines.push(`skipped ${name.padEnd(20)} ${reason}`);
  }

  report() {
    const { passed, failed, skipped } = this.total;
    // Here as well as in the runners' own output, which is thousands of lines long.
    if (this.#failures.length > 0) say(`\nfailed:\n${this.#failures.join('\n')}`);
    say(`\n${this.#lines.join('\n')}\n\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
