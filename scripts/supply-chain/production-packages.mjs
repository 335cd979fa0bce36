import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = 'node_modules/';

/** What `npm ci --omit=dev` installs of other people's work, by the lock file; `path` is where it lies. */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes(INSTALLED) && !link && !dev)
    .map(([path, { version, license, integrity, os, cpu, libc }]) => ({
      path,
      name: path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length),
      version,
      license,
      integrity,
      /** Undefined for what is installed everywhere. */
      platform: os === undefined && cpu === undefined ? undefined : { os, cpu, libc },
    }))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** Whether the container has it: Linux on x64 with the usual C library. */
export function isInContainer({ platform }) {
  if (platform === undefined) return true;
  const { os = ['linux'], cpu = ['x64'], libc = ['glibc'] } = platform;
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
}
