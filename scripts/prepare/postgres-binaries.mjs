import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { showFailure } from './plain-stop.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

const major = (version) => Number.parseInt(version, 10);

/** The folder with `initdb` and `postgres`, of the newest version; a client alone does not count. */
export function findPostgresBinaries() {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => major(b) - major(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Installs a server only in CI: on somebody's own machine a database is too much to bring along unasked. */
export function findOrInstallPostgres() {
  const found = findPostgresBinaries();
  if (found || process.env.CI !== 'true' || !canInstallDebianPackages()) return found;
  try {
    installDebianPackages(['postgresql'], 'The tests go on without it.');
  } catch (error) {
    showFailure(error);
  }
  return findPostgresBinaries();
}
