import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { NAMES_STAY, smallProgram } from '@bank/site/small-program';
import { noteSources, PROGRAM_FOLDER } from './src/process/built/built-program.mjs';

/** What is compiled for a machine, has files beside it, is there only in development, or is looked for by pg and nobody has. */
const NOT_JOINED = ['@node-rs/jieba', 'pdfjs-dist', 'vite', 'pg-native'];
const OWN_SOURCE = /[\\/]packages[\\/]\w+[\\/]src[\\/]/;
/** Where a source lies, or a program beside it that is started by its file. */
const PLACE = /new URL\(['"]\.\/([\w-]+)\.ts['"], import\.meta\.url\)|import\.meta\.(?:url|dirname)\b/g;
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]/;

/** The server in a few files instead of some 1,500 (docs/decisions/0076). */
export default defineConfig({
  plugins: [placesOfSources(), smallProgram(), sourcesNoted()],
  ssr: { noExternal: true, external: NOT_JOINED },
  build: {
    ssr: 'src/process/built/program.ts',
    outDir: PROGRAM_FOLDER,
    target: 'node24',
    // A stack is read by the names in it; Node would read the maps at each start, for 0.1 s and 30 MB.
    sourcemap: false,
    // In one folder, from where all know the way to the sources.
    rolldownOptions: {
      output: { ...NAMES_STAY, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/**
 * Programs that are started by their file are built too, with what they share. Dictionaries and the pages are found from
 * where a source lies, and stay where they are.
 */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    transform: {
      filter: { id: OWN_SOURCE, code: /import\.meta\.(?:url|dirname)/ },
      handler(code, id) {
        const from = (place: string) =>
          JSON.stringify(`./${relative(PROGRAM_FOLDER, place).split(sep).join('/')}`);
        const url = `new URL(${from(id)}, import.meta.url).href`;
        const folder = `process.getBuiltinModule('node:path').join(import.meta.dirname, ${from(dirname(id))})`;
        const placed = code.replaceAll(PLACE, (place, name?: string) => {
          if (place === 'import.meta.dirname') return folder;
          if (name === undefined) return url;
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
          return `new URL('./${name}.js', import.meta.url)`;
        });
        // Every line stays where it was.
        return { code: placed, map: null };
      },
    },
  };
}

/** A package is as its version says. */
function sourcesNoted(): Plugin {
  return {
    name: 'sources-noted',
    writeBundle() {
      const files = [...this.getModuleIds()]
        .map((id) => id.replace(/\?.*$/, ''))
        // Neither what stays where it is nor what the bundler made up.
        .filter(isAbsolute)
        .map((id) => (PACKAGE.test(id) ? join(PACKAGE.exec(id)?.[0] ?? '', 'package.json') : id));
      noteSources(PROGRAM_FOLDER, [...new Set(files)]);
    },
  };
}
