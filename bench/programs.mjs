import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../scripts/prepare/debian-packages.mjs';
import { PartSkipped } from './rows.mjs';

// nginx lies where only root's path leads.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findProgram = (name) => FOLDERS.map((folder) => join(folder, name)).find(isExecutable);

/** Paths of the programs by name. Throws PartSkipped when one is missing and may not be installed. */
export function findOrInstallPrograms(packageOf, { mayInstall }) {
  const names = Object.keys(packageOf);
  const missing = () => names.filter((name) => findProgram(name) === undefined);
  if (missing().length > 0) {
    const packages = missing().map((name) => packageOf[name]);
    if (!mayInstall || !canInstallDebianPackages()) {
      throw new PartSkipped(
        `${missing().join(' and ')} not found. Install ${packages.join(' ')}, or give --install where apt and root are at hand.`,
      );
    }
    installDebianPackages(packages, 'The other parts run without it.');
  }
  return Object.fromEntries(names.map((name) => [name, findProgram(name)]));
}
