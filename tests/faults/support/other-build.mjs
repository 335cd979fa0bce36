import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  for (const part of PARTS) {
    const isSource = (path) =>
      !/[\\/](?:dist|node_modules|\.cache)(?:[\\/]|$)/.test(path.slice(fromRoot().length));
    cpSync(fromRoot(part), join(folder, part), { recursive: true, filter: isSource });
  }
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  rebuild(folder, number);
  return { main: join(folder, 'packages', 'server', 'src', 'main.ts') };
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
