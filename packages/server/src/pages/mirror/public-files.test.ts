import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const MIRROR_FOLDER = join(import.meta.dirname, 'mirror-folder.ts');
/** In a process of its own: the umask is of a whole process. */
const MAKES_ONE = `
  import { MirrorFolder } from ${JSON.stringify(MIRROR_FOLDER)};
  process.umask(0o077);
  const [folder, built] = process.argv.slice(1);
  await MirrorFolder.open(folder, (opened) =>
    opened.make('v1', async (draft) => {
      await draft.write('plain/news/index.html', Buffer.from('news'), 1_000);
      draft.take('plain/assets/site.css', built);
      const manifest = { version: 'v1', headers: 'headers', entries: {} };
      return { manifest, nginx: new Map([['loaded.map', 'loaded']]), counts: {} };
    }),
  );
`;

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('a mirror can be read by whoever runs nginx, whatever umask the service has', () => {
  const root = mkdtempSync(join(tmpdir(), 'bank-mirror-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'srv/mirror');
  // As a service that made its mirror for itself alone has left it.
  mkdirSync(join(folder, 'versions'), { recursive: true });
  chmodSync(join(folder, 'versions'), 0o700);
  const built = join(root, 'site.css');
  writeFileSync(built, 'css', { mode: 0o600 });
  const made = spawnSync(process.execPath, ['--input-type=module', '-e', MAKES_ONE, folder, built], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const modes = Object.fromEntries(
    globSync(['**/*', 'nginx/*'], { cwd: folder, exclude: (name) => name === 'last' || name === 'current' })
      .filter((path) => path !== 'mirror.lock')
      .map((path) => [path, modeOf(join(folder, path))]),
  );
  expect(modes).toEqual({
    nginx: '755',
    'nginx/loaded.map': '644',
    versions: '755',
    'versions/v1': '755',
    'versions/v1/manifest.json': '644',
    'versions/v1/headers': '755',
    'versions/v1/headers/plain': '755',
    'versions/v1/headers/plain/assets': '755',
    'versions/v1/headers/plain/assets/site.css': '644',
    'versions/v1/headers/plain/news': '755',
    'versions/v1/headers/plain/news/index.html': '644',
  });
  // What is no part of the mirror stays as it was.
  expect(modeOf(built)).toBe('600');
});
