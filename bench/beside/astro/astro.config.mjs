import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: './.cache/out',
  cacheDir: './.cache/astro',
  build: { format: 'file' },
});
