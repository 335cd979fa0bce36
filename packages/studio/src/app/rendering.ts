import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameModel, PageModel } from '../pages/page-model.ts';

export type RenderPage = (model: PageModel, frame: FrameModel) => string;

export interface Rendering {
  render: RenderPage;
  styles: readonly string[];
  script: string;
  /** Built files by their address. */
  files: ReadonlyMap<string, { type: string; bytes: Buffer }>;
}

const DIST = resolve(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** The pages as they were built: `npm run studio` builds them where they are not. */
export async function builtPages(): Promise<Rendering> {
  const place = join(DIST, 'client/.vite/manifest.json');
  if (!existsSync(place)) throw new Error('The studio is not built; run: npm run studio');
  const manifest = JSON.parse(readFileSync(place, 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const { renderPage } = (await import(pathToFileURL(join(DIST, 'server/entry-pages.js')).href)) as {
    renderPage: RenderPage;
  };
  const assets = join(DIST, 'client/assets');
  const files = new Map(
    readdirSync(assets).map((name) => [
      `/assets/${name}`,
      {
        type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        bytes: readFileSync(join(assets, name)),
      },
    ]),
  );
  return {
    render: renderPage,
    styles: (manifest['src/entry-styles.ts']?.css ?? []).map((file) => `/${file}`),
    script: `/${manifest['src/entry-browser.ts']?.file ?? ''}`,
    files,
  };
}
