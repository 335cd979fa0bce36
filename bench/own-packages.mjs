import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../scripts/prepare/places.mjs';
import { npmEnvironment, runCommand } from '../scripts/prepare/run-command.mjs';
import { say } from '../scripts/prepare/plain-stop.mjs';
import { PartSkipped } from './rows.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function isInstalled(folder) {
  const { dependencies, devDependencies } = readJson(`${folder}/package.json`);
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const manifest = `${folder}/node_modules/${name}/package.json`;
    return existsSync(manifest) && readJson(manifest).version === version;
  });
}

/**
 * Installs what the package.json of a part names, in the part's own folder, whose path it gives back.
 * Throws PartSkipped when it cannot be installed.
 */
export function installOwnPackages(part, title) {
  const folder = fromRoot('bench', part);
  if (isInstalled(folder)) return folder;
  say(`Installing ${title} into bench/${part} (some seconds)…`);
  try {
    runCommand('npm', ['ci', '--include=dev', '--prefix', folder, '--loglevel=error'], {
      env: npmEnvironment(),
      advice: 'Check the network or the registry, and run the part again.',
    });
  } catch (error) {
    throw new PartSkipped(`${title} could not be installed.\n${error.message}`);
  }
  return folder;
}
