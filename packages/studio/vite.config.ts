import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import mixins from 'postcss-mixins';
import { defineConfig } from 'vite';

/** Declarations with a name, which the style sheets of ui take by `@mixin`. */
const MIXINS = resolve(import.meta.dirname, '../ui/src/base/mixins/*.css');

export default defineConfig({
  plugins: [react()],
  css: {
    postcss: { plugins: [mixins({ mixinsFiles: MIXINS })] },
    modules: { generateScopedName: '[name]_[local]' },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: false,
        // The security policy has no data: addresses.
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-browser.ts', 'src/entry-styles.ts', 'src/entry-text-styles.ts'],
          // A sheet is wanted for its rules, also where nobody here asks for its names.
          treeshake: false,
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
        rolldownOptions: { input: { 'entry-pages': 'src/entry-pages.tsx' } },
      },
    },
  },
});
