import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runContent } from '@bank/publish/run-content';
import { writeFiles } from '@bank/publish/testing';
import { ratesSources } from '@bank/publish/testing-feeds';
import { embeddedEnvironment } from '../embedded-environment.ts';
import { withoutNpm } from './as-typed.ts';
import { ROOT } from './documented.ts';

/** Of the repository, read by what is typed in a desk as if it stood there. */
const LENT = ['bench', 'node_modules', 'packages', 'scripts'];
const NAMES = ['--name', '海港银行', '--english-name', 'Harbour Bank', '--hotline'];

/** Of Vitest's own, and what the function above it adds. */
const OF_RUNNER = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|BANK_DATA_DIR)$/;

export interface Said {
  code: number | null;
  said: string;
}

/** A folder in which commands are typed as if it were a checkout. */
export interface Desk {
  folder: string;
  environment: Record<string, string>;
  /** Types it and waits until it has ended. */
  type: (text: string) => Promise<Said>;
  /** Types what goes on by itself, and resolves when it has said that it does. */
  start: (text: string, says: RegExp) => Promise<Started>;
  clear: () => Promise<void>;
}

export interface Started {
  lines: readonly string[];
  /** As a service manager ends it, or Ctrl-C, and then with 0: what it ends with says only that it was ended. */
  end: () => Promise<number | null>;
}

/** A folder without a bank, for desks that are copies of it. */
export function makeEmptyDesk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-desk-'));
  for (const name of LENT) symlinkSync(join(ROOT, name), join(folder, name));
  return writeFiles(folder, { words: 'horse battery staple\n' });
}

/** The same with a bank, its rates, a certificate, and what other systems bring. */
export async function makeDesk(): Promise<string> {
  const folder = makeEmptyDesk();
  await publishBanks(folder);
  for (const name of ['backups', 'in', 'units']) mkdirSync(join(folder, name));
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), { recursive: true });
  certify(join(folder, 'deploy/nginx/tls'));
  return writeFiles(folder, {
    'fx-rates.csv': 'key,spotBuy\nusd,707.20\n',
    'fx-history-20261120.csv': 'key,date,middleRate,spotBuy,spotSell\nUSD,2026-11-20,708.20,707.10,710.10\n',
  });
}

async function publishBanks(folder: string): Promise<void> {
  const types = async (...args: string[]) => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const environment = { BANK_DATA_DIR: join(folder, '.data'), USER: 'operator' };
    const code = await runContent(args, environment, { say, complain: say, ask: undefined });
    if (code !== 0) throw new Error(lines.join('\n'));
    return lines.join('\n');
  };
  const former = join(folder, 'former');
  await types('new-bank', former, ...NAMES, '95501');
  await types('publish', join(former, 'site'), '--yes');
  rmSync(former, { recursive: true });
  const content = join(folder, 'content');
  await types('new-bank', content, ...NAMES, '95500');
  await types('publish', join(content, 'site'), '--yes');
  writeFiles(join(content, 'rates'), ratesSources());
  await types('publish', join(content, 'rates'), '--yes');
  const [digest = ''] = /[\da-f]{64}/.exec(await types('log')) ?? [];
  writeFiles(folder, { digest });
}

function certify(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const made = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')];
  const asked = 'req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=www.bank.example'.split(' ');
  execFileSync('openssl', [...asked, ...made], { stdio: 'ignore' });
}

/** What this process was started with, but for what its runner added and what leads to stores of a developer. */
function outside(): Record<string, string> {
  const all = Object.entries(embeddedEnvironment(''));
  return Object.fromEntries(
    all.flatMap(([name, value]) => (OF_RUNNER.test(name) ? [] : [[name, value ?? '']])),
  );
}

/** A copy of a folder that was made. */
export function openDesk(template: string, settings: Record<string, string> = {}): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'bank-desk-'));
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
  const bin = join(ROOT, 'node_modules/.bin');
  const PATH = [dirname(process.execPath), bin, process.env['PATH'] ?? ''].join(delimiter);
  const ours = {
    BANK_DATA_DIR: join(folder, '.data'),
    PATH,
    HOME: folder,
    ROOT,
  };
  return deskIn(folder, { ...ours, ...settings }, { isByNpm: false });
}

/** Where npm runs what is typed, Ctrl-C ends what goes on: of SIGTERM npm tells nobody. */
export function deskIn(
  folder: string,
  settings: Record<string, string>,
  { isByNpm }: { isByNpm: boolean },
): Desk {
  const environment: Record<string, string> = { ...outside(), USER: 'operator', ...settings };
  const running = new Set<Started['end']>();
  const options = { cwd: folder, env: environment };
  const inOtherWords = isByNpm ? (text: string) => text : withoutNpm;

  const type: Desk['type'] = (text) =>
    new Promise((resolve) => {
      const [, name, value] = /^export (\w+)=(.*)$/.exec(text) ?? [];
      if (name !== undefined) {
        environment[name] = value ?? '';
        return resolve({ code: 0, said: '' });
      }
      // Standard error beside standard output, as a terminal shows them.
      const args = ['-c', `exec 2>&1\n${inOtherWords(text)}`];
      const shell = execFile('sh', args, { ...options, maxBuffer: Infinity }, (_error, said) =>
        resolve({ code: shell.exitCode, said }),
      );
      shell.stdin?.end();
    });

  const start: Desk['start'] = async (text, says) => {
    const program = spawn('sh', ['-c', `exec env ${inOtherWords(text)} 2>&1`], {
      ...options,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, as at a terminal.
      detached: true,
    });
    const ended = once(program, 'close') as Promise<[number | null]>;
    const end = async () => {
      running.delete(end);
      if (isByNpm && program.pid !== undefined) process.kill(-program.pid, 'SIGINT');
      else program.kill('SIGTERM');
      const [code] = await ended;
      return isByNpm ? 0 : code;
    };
    running.add(end);
    const lines: string[] = [];
    const output = createInterface({ input: program.stdout });
    await new Promise<void>((resolve, reject) => {
      output.on('line', (line) => {
        lines.push(line);
        if (says.test(line)) resolve();
      });
      program.once('close', (code) =>
        reject(new Error(`${text} ended with ${code} before it said ${says}:\n${lines.join('\n')}`)),
      );
    });
    return { lines, end };
  };

  const clear = async () => {
    for (const end of running) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, environment, type, start, clear };
}
