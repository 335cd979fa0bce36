import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { importDemoBank, isDemoBankCurrent } from '../../scripts/prepare/demo-bank.mjs';
import { embeddedEnvironment } from './embedded-environment.ts';

export const TEMPLATE_STORE = resolve(import.meta.dirname, '../../.cache/template');

/** Imports the demo bank once for all workers, which start from copies of it; a run with the same content reuses it. */
export default function makeTemplateStore(): void {
  const env = embeddedEnvironment(TEMPLATE_STORE);
  if (isDemoBankCurrent(env)) return;
  rmSync(TEMPLATE_STORE, { recursive: true, force: true });
  importDemoBank(env);
}
