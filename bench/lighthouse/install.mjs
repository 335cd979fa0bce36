import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { npmEnvironment, runCommand } from '../../scripts/prepare/run-command.mjs';
import { say } from '../../scripts/prepare/plain-stop.mjs';
import { PartSkipped } from '../rows.mjs';

const FOLDER = fromRoot('bench', 'lighthouse');
const MANIFEST = `${FOLDER}/node_modules/lighthouse/package.json`;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const wantedVersion = () => readJson(`${FOLDER}/package.json`).devDependencies.lighthouse;

const isInstalled = () => existsSync(MANIFEST) && readJson(MANIFEST).version === wantedVersion();

/** The path of Lighthouse's command. Throws PartSkipped when it cannot be installed. */
export function findOrInstallLighthouse() {
  if (!isInstalled()) {
    say('Installing Lighthouse into bench/lighthouse (a few seconds)…');
    try {
      runCommand('npm', ['ci', '--include=dev', '--prefix', FOLDER, '--loglevel=error'], {
        env: npmEnvironment(),
        advice: 'Check the network or the registry, and run the part again.',
      });
    } catch (error) {
      throw new PartSkipped(`Lighthouse could not be installed.\n${error.message}`);
    }
  }
  return `${FOLDER}/node_modules/lighthouse/cli/index.js`;
}
