import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameModel, PageModel } from '../pages/page-model.ts';

export type RenderPage = (model: PageModel, frame: FrameModel) => string;

export interface Rendering {
  render: RenderPage;
  styles: readonly string[];
  /** Of the site, for its texts alone. */
  textStyles: readonly string[];
  script: string;
  /** Built files by their address. */
  files: ReadonlyMap<string, { type: string; bytes: Buffer }>;
}

const DIST = resolve(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] } | undefined
>;

/** With those of all that it takes in, which come first, since they say in which order the layers are. */
function sheetsOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { css = [], imports = [], dynamicImports = [] } = manifest[name] ?? {};
  const of = (names: string[]) => names.flatMap((one) => sheetsOf(manifest, one, seen));
  return [...new Set([...of(imports), ...css.map((file) => `/${file}`), ...of(dynamicImports)])];
}

/** The pages as they were built: `npm run studio` builds them where they are not. */
export async function builtPages(): Promise<Rendering> {
  const place = join(DIST, 'client/.vite/manifest.json');
  if (!existsSync(place)) throw new Error('The studio is not built; run: npm run studio');
  const manifest = JSON.parse(readFileSync(place, 'utf8')) as Manifest;
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
    styles: sheetsOf(manifest, 'src/entry-styles.ts'),
    textStyles: sheetsOf(manifest, 'src/entry-text-styles.ts'),
    script: `/${manifest['src/entry-browser.ts']?.file ?? ''}`,
    files,
  };
}
