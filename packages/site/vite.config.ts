import react from '@vitejs/plugin-react';
import { narrowByAttribute } from './src/styles/narrow-by-attribute.ts';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
/** The oldest browsers that have every feature the pages cannot do without: cascade layers above all. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
/** The same order as in ui/src/styles.css. */
const LAYERS = '@layer reset,tokens,base,ui,site,page;';
const FIRST_PAINT = 'src/first-paint.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), classicFirstPaint(), layersFirst()],
  css: {
    postcss: { plugins: [narrowByAttribute()] },
    modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]_[local]' },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: BROWSERS,
        cssTarget: BROWSERS,
        sourcemap: false,
        // The security policy has no data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/entry-client.tsx'],
          output: {
            codeSplitting: {
              // What every page starts with, in two files instead of one for each shared part; libraries
              // change less often than the site and stay in the browser's cache.
              groups: [
                { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
                { name: 'site', tags: ['$initial'], priority: 1 },
                // What navigating shares with a few pages, which must not bring all of it.
                { name: 'calls', test: /contract[\\/]src[\\/](website|navigation)\.ts$|leads-to\.ts$/ },
                // Small parts that stand together on most lists, wherever products do, and where they are chosen to compare.
                { name: 'results', test: /\/(Pagination|ResultBar)\.tsx$/ },
                { name: 'risk-level', test: /\/(RiskLevel\.tsx|risk-number\.ts)$/ },
                { name: 'compare-tray', test: /\/(CompareToggle\.tsx|use-compare\.ts)$/ },
                // What most pages need beside that: one file for all of them instead of one a part.
                { name: 'shared', test: /packages[\\/](contract|ui|site)[\\/]src[\\/]/, minShareCount: 30 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@bank\//] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node20',
        sourcemap: false,
        assetsInlineLimit: 0,
        // Pictures in public/ are the client's; the server names them and never reads them.
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } },
      },
    },
  },
}));

/**
 * Builds the script that blocks the first paint as a classic one: a module would run after the page is drawn.
 * It stands in the manifest under its source's name, and the development server answers for that name too.
 */
function classicFirstPaint(): Plugin {
  return {
    name: 'classic-first-paint',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      this.addWatchFile(FIRST_PAINT);
      this.emitFile({
        type: 'asset',
        name: 'first-paint.js',
        originalFileName: FIRST_PAINT,
        source: await bundleFirstPaint(this.environment.config.root),
      });
    },
    configureServer(server) {
      server.middlewares.use(`/${FIRST_PAINT}`, (_request, response, next) => {
        bundleFirstPaint(server.config.root).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}

/** Every style sheet states the order of the layers itself, so that no order of loading can change it. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = LAYERS + String(file.source);
      }
    },
  };
}

async function bundleFirstPaint(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: FIRST_PAINT, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}
