import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { fromRoot } from '../../../scripts/prepare/places.mjs';

const PARTS = ['packages', 'scripts', 'content', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** A number that the first script of every page holds. */
const CONSTANT = {
  file: join('packages', 'site', 'src', 'app', 'router', 'site-clicks.ts'),
  added: (number) => `\nif (location.hash === '#${number}') document.title += '${number}';\n`,
};

/** Another version of the site, built in `folder` as `npm run build` does; its server is `main`. */
export function buildAnother(folder, number) {
  const { main } = copySources(folder);
  rebuild(folder, number);
  return { main };
}

/** The sources in a folder of their own, where another version can be made of them; its server is `main`. */
export function copySources(folder) {
  for (const part of PARTS) {
    const isSource = (path) =>
      !/[\\/](?:dist|node_modules|\.cache)(?:[\\/]|$)/.test(path.slice(fromRoot().length));
    cpSync(fromRoot(part), join(folder, part), { recursive: true, filter: isSource });
  }
  linkPackages(folder);
  return { main: join(folder, 'packages', 'server', 'src', 'main.mjs') };
}

/** What others publish is the repository's, what is ours is the copy's: by a link to the whole folder both would be the repository's. */
function linkPackages(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@bank'), { recursive: true });
  for (const name of readdirSync(fromRoot('node_modules'))) {
    if (name !== '@bank') symlinkSync(fromRoot('node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(fromRoot('node_modules', '@bank')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@bank', name));
  for (const own of globSync('packages/*/node_modules', { cwd: fromRoot() }))
    symlinkSync(fromRoot(own), join(folder, own));
}

/** The names under /assets of the build in the repository at `root`. */
export function builtNames(root) {
  const cwd = join(root, 'packages', 'site', 'dist', 'client', 'assets');
  return globSync('**/*.{js,mjs,css,json}', { cwd }).map((name) => name.split(sep).join('/'));
}

export function rebuild(folder, number) {
  const path = join(folder, CONSTANT.file);
  const source = readFileSync(fromRoot(CONSTANT.file), 'utf8');
  rmSync(path, { force: true });
  writeFileSync(path, source + CONSTANT.added(number));
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The other version was not built:\n${built.stdout}${built.stderr}`);
}
