import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findNode24, fromRoot } from './places.mjs';
import { isCurrent, takeStamp, writeStamp } from './file-stamp.mjs';
import { PlainStop, say } from './plain-stop.mjs';
import { npmEnvironment, runCommand } from './run-command.mjs';

const STAMP = fromRoot('node_modules', '.install-stamp');

const readJson = (...path) => JSON.parse(readFileSync(fromRoot(...path), 'utf8'));

function manifests() {
  const workspaces = readdirSync(fromRoot('packages')).map((name) => `packages/${name}`);
  return ['', ...workspaces].filter((folder) => existsSync(fromRoot(folder, 'package.json')));
}

const inputs = () => [
  'package-lock.json',
  ...manifests().map((folder) => `${folder && `${folder}/`}package.json`),
];

const sameDependencies = (manifest, locked) =>
  ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].every((kind) => {
    const list = (entry) => Object.entries(entry?.[kind] ?? {}).map((pair) => pair.join('@'));
    return list(manifest).sort().join() === list(locked).sort().join();
  });

// `npm install` by hand leaves no stamp of ours, and `npm ci` would empty node_modules under whoever is working in it.
// npm's own record of what it installed says whether there is anything to do.
function isInstalledByHand() {
  if (!existsSync(fromRoot('node_modules', '.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  const locksMatch = Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional);
    return (
      found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    );
  });
  return (
    locksMatch &&
    manifests().every((folder) => sameDependencies(readJson(folder, 'package.json'), wanted[folder]))
  );
}

export function installWhenStale() {
  if (findNode24() && isCurrent(STAMP, inputs())) return;
  const stamp = takeStamp(inputs());
  if (!findNode24() || !isInstalledByHand()) {
    const isFirst = !existsSync(fromRoot('node_modules'));
    say(
      isFirst
        ? 'Installing packages (first run, about a minute)…'
        : 'Installing packages, because their list has changed…',
    );
    // Without dev dependencies there is no Node 24 and no build, and NODE_ENV=production would leave them out.
    runCommand('npm', ['ci', '--include=dev', '--loglevel=warn'], {
      env: npmEnvironment({ PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }),
      advice:
        'Nothing runs without the packages. If the registry could not be reached, check the network or proxy and try again; ' +
        'if npm says the lock file is out of step with a package.json, run `npm install` once and commit package-lock.json.',
    });
  }
  if (!findNode24()) {
    throw new PlainStop(
      'The packages are installed, but Node 24 is not among them: its install script was not run (--ignore-scripts?). ' +
        'The server runs TypeScript directly and needs Node 24. Run `npm rebuild node`, or start with a Node 24 of your own.',
    );
  }
  writeStamp(STAMP, stamp);
}
