import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

const GALLERY = resolve(import.meta.dirname, '../../packages/site/gallery');

/** Builds the gallery, for this run alone, and serves it until all tests are done. */
export default async function serveGallery(): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'bank-gallery-'));
  const config = { root: GALLERY, configFile: resolve(GALLERY, 'vite.config.ts'), build: { outDir } };
  await build({ ...config, logLevel: 'error' });
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The gallery is served at no address that this machine can reach');
  process.env['GALLERY_URL'] = url;
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
