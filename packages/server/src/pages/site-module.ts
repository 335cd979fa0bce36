import { join, resolve } from 'node:path';
import type { Server } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { SiteAssets, SiteModule } from '@bank/site/render-contract';
import { DEVELOPMENT_ENTRY_URL, developmentAssets, readBuiltAssets } from './assets.ts';

const SITE_FOLDER = resolve(import.meta.dirname, '../../../site');
export const CLIENT_FOLDER = join(SITE_FOLDER, 'dist', 'client');
/** What draws the pages; it names the files that it is parted into by their content. */
export const SERVER_ENTRY = join(SITE_FOLDER, 'dist', 'server', 'entry-server.js');

/** Where the pages come from: the build, or Vite with the sources. */
export interface SiteSource {
  /** Called for each content version, in development for each page. */
  load: () => Promise<SiteModule>;
  assets: SiteAssets;
  /** Development only: sees each request first. */
  middleware: Connect.Server | undefined;
  close: () => Promise<void>;
}

/** Throws ConfigError when the site has not been built. */
export async function builtSite(): Promise<SiteSource> {
  const assets = readBuiltAssets(CLIENT_FOLDER);
  const built = new URL(`file://${SERVER_ENTRY}`);
  const module = (await import(built.href)) as SiteModule;
  return { load: async () => module, assets, middleware: undefined, close: async () => {} };
}

// plugin-react's own script has to run before any component is loaded, and static imports run in order.
const DEVELOPMENT_ENTRY = `
import '/@vite/client';
import '/@id/@vitejs/plugin-react/preamble';
import('/src/entry-client.tsx');
`;

/** Vite in middleware mode; its hot-reload socket shares the server's port. */
export async function developmentSite(server: Server): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root: SITE_FOLDER,
    appType: 'custom',
    plugins: [
      {
        name: 'development-entry',
        configureServer: ({ middlewares }) => {
          middlewares.use(DEVELOPMENT_ENTRY_URL, (_request, response) => {
            response.setHeader('content-type', 'text/javascript').end(DEVELOPMENT_ENTRY);
          });
        },
      },
    ],
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    load: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as SiteModule,
    assets: developmentAssets(),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
