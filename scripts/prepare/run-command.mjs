import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { ROOT } from './places.mjs';
import { PlainStop } from './plain-stop.mjs';

const FIRST_LINES = 30;
const LAST_LINES = 15;

// npm names its reason first and then explains itself at length; most other tools name it last.
function shorten(output) {
  const lines = output.split('\n').filter((line) => line.trim() && !line.includes('EBADENGINE'));
  if (lines.length <= FIRST_LINES + LAST_LINES) return lines.join('\n');
  return [...lines.slice(0, FIRST_LINES), '  …', ...lines.slice(-LAST_LINES)].join('\n');
}

/** Runs a command quietly; when it fails its output is shown, followed by `advice`. */
export function runCommand(command, args, { env = process.env, advice }) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.status === 0) return result.stdout;
  const output = result.error?.message ?? `${result.stdout}${result.stderr}`;
  throw new PlainStop(`${shorten(output)}\n\n\`${[command, ...args].join(' ')}\` failed. ${advice}`);
}

// npm scripts put node_modules/.bin first, and `npm ci` deletes the Node that lies there while it runs.
export function npmEnvironment(extra = {}) {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
    .join(delimiter);
  return { ...process.env, PATH, ...extra };
}
