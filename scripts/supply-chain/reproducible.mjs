// Builds the site and its server twice from the same sources, in two folders with another clock zone and language, and compares every
// file: who has the sources can tell whether what is served was made of them.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { npmEnvironment } from '../prepare/run-command.mjs';
import { ROOT } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { spawnSync } from 'node:child_process';
import { differences } from './differences.mjs';

const COPIED = [
  'packages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.site.json',
];
/** Packages that the build leaves something in. */
const BUILT = ['site', 'server'];
const NOT_COPIED = /(?:^|[\\/])(?:node_modules|dist|\.cache|\.data)$/;
const PLACES = [
  { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' },
  { TZ: 'America/New_York', LANG: 'C' },
];

try {
  const built = PLACES.map((place, index) => buildIn(place, index === 0 ? 'first' : 'a-second-place'));
  const [first, second] = built.map(digestsOf);
  for (const { folder } of built) rmSync(folder, { recursive: true, force: true });
  const different = differences(first, second);
  if (different.length > 0) throw new PlainStop(`Two builds differ:\n${different.join('\n')}`);
  const all = createHash('sha256')
    .update(JSON.stringify([...first]))
    .digest('hex');
  say(`Two builds gave the same ${first.size} files, sha256 of all ${all}.`);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}

function buildIn(place, name) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-build-'));
  const root = join(folder, name);
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  linkPackages(root);
  say(`Building in ${name}, with TZ=${place.TZ} and LANG=${place.LANG}…`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: npmEnvironment(place),
    encoding: 'utf8',
  });
  if (status !== 0) throw new PlainStop(`The build failed:\n${stdout}${stderr}`);
  return { folder, packages: join(root, 'packages') };
}

/** Everybody else's packages as they are installed, our own as they were copied. */
function linkPackages(root) {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@bank'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter(
    (one) => one !== '@bank' && one !== '.cache',
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(modules, '@bank', name));
}

function digestsOf({ packages }) {
  const files = BUILT.map((name) => join(packages, name, 'dist'))
    .flatMap((dist) => readdirSync(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      relative(packages, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
