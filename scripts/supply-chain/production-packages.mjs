import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = 'node_modules/';
const STUDIO = 'packages/studio';

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

/** Those of them that the studio needs and no other package of ours: the image of the public server has none of them. */
export function packagesOfStudioAlone(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const ours = Object.keys(packages).filter(
    (path) => path.startsWith('packages/') && !path.includes(INSTALLED),
  );
  const ofOthers = new Set();
  const visit = (path) => {
    const place = packages[path]?.link ? packages[path].resolved : path;
    if (place === STUDIO || ofOthers.has(place)) return;
    ofOthers.add(place);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) visit(found);
    }
  };
  for (const path of ours) visit(path);
  return productionPackages(root).filter(({ path }) => !ofOthers.has(path));
}

/** Where Node finds a package that is asked for from `from`. */
function placeOf(packages, from, name) {
  const place = join(from, INSTALLED, name);
  if (packages[place] !== undefined) return place;
  if (from === '') return undefined;
  return placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf(`/${INSTALLED}`))), name);
}

/** Whether the container has it: Linux on x64 with the usual C library. */
export function isInContainer({ platform }) {
  if (platform === undefined) return true;
  const { os = ['linux'], cpu = ['x64'], libc = ['glibc'] } = platform;
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
}
