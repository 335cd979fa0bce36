import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import mixins from 'postcss-mixins';
import {
  build,
  defineConfig,
  type BuildEnvironmentOptions,
  type CSSOptions,
  type Plugin,
  type Rolldown,
} from 'vite';
import { classNames } from './src/app/build/class-names.ts';
import { inlineClassNames } from './src/app/build/inline-class-names.ts';
import { NAMES_STAY, smallProgram } from './src/app/build/small-program.ts';
import { sharedFiles } from './src/app/build/shared-files.ts';
import { narrowByAttribute } from './src/base/styles/narrow-by-attribute.ts';

/** The oldest browsers that have every feature the pages cannot do without: cascade layers above all. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
/** The same order as in ui/src/styles.css. */
const LAYERS = '@layer reset,tokens,base,ui,site,page;';
/** Declarations with a name, which style sheets take by `@mixin`. */
const MIXINS = resolve(import.meta.dirname, '../ui/src/base/mixins/*.css');
const shortNames = classNames(resolve(import.meta.dirname, '..'));
const OF_EVERY_PAGE = /^assets\/(entry-client|framework|rolldown-runtime)-/;
/** A column's id takes a page fewer bytes than what it would be imported by. */
const optimization = { inlineConst: { mode: 'all' } } as const;
const FOR_BROWSERS: BuildEnvironmentOptions = {
  target: BROWSERS,
  cssTarget: BROWSERS,
  // The security policy has no data: addresses.
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // Vite names no files for an import that needs only one. What every page starts with has come, and been verified, by then.
    resolveDependencies: (file, needed) => {
      const further = needed.filter((name) => !OF_EVERY_PAGE.test(name));
      return further.length === 0 ? [file] : further;
    },
  },
};
/** Vite's own module around each `import()`. */
const VITE_PRELOAD = '\0vite/preload-helper.js';
const ENTRY = 'src/entry-client.tsx';
const FIRST_PAINT = 'src/first-paint.ts';
/**
 * What every page starts with, in two files instead of one for each shared part; libraries change less often than the
 * site and stay in the browser's cache.
 */
const FIRST_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'site', tags: ['$initial'], priority: 1 },
];
const COMMON_FILES: Rolldown.CodeSplittingGroup[] = [
  // What navigating shares with a few pages, which must not bring all of it.
  {
    name: 'calls',
    test: /contract[\\/]src[\\/]subjects[\\/](site-config|navigation)[\\/]calls\.ts$|contract[\\/]src[\\/]base[\\/]language\.ts$|(leads-to|list-place|query-parameters)\.ts$/,
  },
  // Likewise of a few pages that ask while they are read.
  {
    name: 'client',
    test: /contract[\\/]src[\\/]base[\\/]client\.ts$|browser-clients\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Of the bars, the footer and the phone's menu, each of which comes when it is wanted. Pages share the pictures of the logo.
  {
    name: 'chrome',
    test: /frame[\\/]chrome[\\/](Logo\.tsx|logo[\\/]|QrCode|current-section|deposit-insurance-paths|is-current-entry)|submitted-keyword\.ts|KeptMarkup\.tsx$/,
    priority: 1,
  },
  // What every page fetches when it has come alive, with the little of it that is asked for elsewhere.
  {
    name: 'late-parts',
    test: /layouts[\\/]late-parts\.ts$|consent[\\/]privacy-settings\.ts$|links[\\/]footer-link\.ts$/,
  },
  // What consent allows comes with it, together.
  {
    name: 'follow-visit',
    test: /tracking[\\/](follow-visit|follow-speed|sha256)\.ts$|node_modules[\\/]web-vitals/,
  },
  // What the bars and the phone's menu share, of which opening the menu wakes both.
  {
    name: 'bars',
    test: /frame[\\/]chrome[\\/](QuickBar|LoginPanel|SearchBox|LanguageSwitch|language-switch-path)\.tsx?$|ToolbarToggle\.tsx$/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    inlineClassNames(shortNames),
    classicFirstPaint(),
    verifiedImports(),
    sharedInFewFiles(),
    layersFirst(),
    smallProgram(),
  ],
  css: css(command === 'build' ? shortNames : '[name]_[local]'),
  builder: {},
  environments: {
    client: {
      build: {
        ...FOR_BROWSERS,
        outDir: 'dist/client',
        manifest: true,
        sourcemap: false,
        rolldownOptions: { input: [ENTRY], optimization },
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
        rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' }, output: NAMES_STAY },
      },
    },
  },
}));

/** Also of the gallery, so that parts look there as they do on the site. */
export function css(generateScopedName: string | ((name: string, file: string) => string)): CSSOptions {
  return {
    postcss: { plugins: [mixins({ mixinsFiles: MIXINS }), narrowByAttribute()] },
    modules: { generateScopedName },
  };
}

/** Every `import()` takes only what is as it was built. */
function verifiedImports(): Plugin {
  return {
    name: 'verified-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id !== VITE_PRELOAD) return;
      const own = JSON.stringify(resolve(import.meta.dirname, 'src/base/state/fetch-verified.ts'));
      return `export { fetchVerified as __vitePreload } from ${own};`;
    },
  };
}

/** What several pages share: built once as it falls apart by itself, then in files that are worth a request. */
function sharedInFewFiles(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'shared-in-few-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      files = sharedFiles(await buildApart(this.environment.config.root));
    },
    outputOptions(options) {
      const group: Rolldown.CodeSplittingGroup = {
        name: (id) => files.get(id) ?? null,
        // They have files of their own, and no circle is made by it.
        includeDependenciesRecursively: false,
      };
      return { ...options, codeSplitting: { groups: [...FIRST_FILES, group, ...COMMON_FILES] } };
    },
  };
}

async function buildApart(root: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), inlineClassNames(shortNames), verifiedImports()],
    css: css(shortNames),
    build: {
      ...FOR_BROWSERS,
      write: false,
      rolldownOptions: {
        input: [ENTRY],
        optimization,
        output: { codeSplitting: { groups: [...FIRST_FILES, ...COMMON_FILES] } },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

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
