import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** Bundles a module of the site as the site is built and runs it in an empty page, with its styles. */
export async function runBundled(page: Page, module: string): Promise<void> {
  const result = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../packages/site'),
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { generateScopedName: '[name]_[local]' } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      assetsInlineLimit: Infinity,
      cssCodeSplit: false,
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  await page.setContent('<!doctype html><html lang="zh-CN"><body></body></html>');
  for (const file of output) {
    if (file.type === 'asset' && file.fileName.endsWith('.css'))
      await page.addStyleTag({ content: String(file.source) });
  }
  await page.addScriptTag({ content: output[0].code });
}
