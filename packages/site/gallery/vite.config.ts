import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from '../vite.config.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Apart from the site's own build, which knows nothing of the gallery. */
export default defineConfig({
  root: import.meta.dirname,
  // The pictures of the demo bank, for examples that name one.
  publicDir: resolve(ROOT, 'content/site/media'),
  cacheDir: resolve(ROOT, '.cache/vite-gallery'),
  plugins: [react()],
  css: css('[name]_[local]'),
  build: {
    outDir: resolve(ROOT, '.cache/gallery'),
    emptyOutDir: true,
    target: 'chrome111',
    // Icons are used by address, which a data: address cannot be.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: Infinity,
  },
  server: { host: '127.0.0.1', port: 8081 },
  preview: { host: '127.0.0.1' },
});
