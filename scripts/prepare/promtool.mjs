import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages } from './debian-packages.mjs';
import { fromRoot } from './places.mjs';
import { say, showFailure } from './plain-stop.mjs';
import { runCommand } from './run-command.mjs';

const UNPACKED = fromRoot('.cache', 'prometheus');
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), join(UNPACKED, 'usr/bin')];
const ADVICE = 'The tests go on without it.';

/** Where Prometheus' own checker of rules is; undefined where it is not. */
export const findPromtool = () =>
  FOLDERS.map((folder) => join(folder, 'promtool')).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Only in CI, and unpacked rather than installed: Debian's package would start a Prometheus. */
export function findOrUnpackPromtool() {
  const found = findPromtool();
  if (found || process.env.CI !== 'true' || !canInstallDebianPackages()) return found;
  say('Unpacking promtool of the package prometheus (about a minute)…');
  try {
    mkdirSync(UNPACKED, { recursive: true });
    runCommand('apt-get', ['update', '-q'], { advice: ADVICE });
    const cache = `Dir::Cache::archives=${UNPACKED}`;
    runCommand(
      'apt-get',
      [
        'install',
        '-y',
        '-q',
        '--download-only',
        '--no-install-recommends',
        '--reinstall',
        '-o',
        cache,
        'prometheus',
      ],
      { advice: ADVICE },
    );
    const archive = readdirSync(UNPACKED).find((name) => name.startsWith('prometheus_'));
    if (archive !== undefined)
      runCommand('dpkg-deb', ['-x', join(UNPACKED, archive), UNPACKED], { advice: ADVICE });
  } catch (error) {
    showFailure(error);
  }
  return findPromtool();
}
