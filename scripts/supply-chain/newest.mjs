// Which packages have newer versions than ours; `--try <name>[@<version>]` checks one in a copy of what is committed.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { npmEnvironment } from '../prepare/run-command.mjs';
import { newerIn, tableOf } from './newer.mjs';
import { withVersion } from './with-version.mjs';

try {
  const { try: tried, help } = parseArgs({
    options: { try: { type: 'string' }, help: { type: 'boolean', default: false } },
  }).values;
  if (help) say('npm run newest -- [--try <package>[@<version>]]');
  else lookForNewer(tried);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}

function lookForNewer(tried) {
  const newer = askRegistry();
  if (tried !== undefined) tryVersion(tried, newer ?? []);
  else if (newer === undefined) say('NOT CHECKED, because no registry answers with versions');
  else say(newer.length === 0 ? 'Nothing is newer than ours.' : tableOf(newer));
}

function askRegistry() {
  const args = ['outdated', '--json', '--workspaces', '--include-workspace-root'];
  return newerIn(spawnSync('npm', args, { cwd: ROOT, env: npmEnvironment(), encoding: 'utf8' }).stdout);
}

function tryVersion(wanted, newer) {
  const [, name, asked] = /^(@?[^@]+)(?:@(.+))?$/.exec(wanted) ?? [];
  const version = asked ?? newer.find((one) => one.name === name)?.newest;
  if (!version)
    throw new PlainStop(`Nothing newer of "${wanted}" is known. Name a version: --try ${name}@1.2.3`);
  const folder = mkdtempSync(join(tmpdir(), 'bank-newest-'));
  try {
    run(folder, 'git', ['clone', '--quiet', '--depth', '1', pathToFileURL(ROOT).href, '.']);
    const changed = globSync(['package.json', 'packages/*/package.json'], { cwd: folder }).filter((path) => {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = withVersion(before, name, version);
      if (after !== before) writeFileSync(join(folder, path), after);
      return after !== before;
    });
    if (changed.length === 0) throw new PlainStop(`No package.json names ${name} in another version.`);
    say(`${name} ${version} in ${changed.join(', ')}: installing and checking a copy…`);
    run(folder, 'npm', ['install', '--loglevel=warn']);
    // Its notices would differ with the version alone.
    run(folder, 'npm', ['run', '--silent', 'notices']);
    run(folder, 'npm', ['run', '--silent', 'check']);
    say(`${name} ${version} passes \`npm run check\`.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder, command, args) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: npmEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new PlainStop(`\`${[command, ...args].join(' ')}\` failed in the copy.`);
}
