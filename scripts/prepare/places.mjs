import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const fromRoot = (...parts) => join(ROOT, ...parts);

const NPM_NODE = fromRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node 24 that runs .ts files: the one npm installed, or this very process when it is new enough. */
export function findNode24() {
  if (existsSync(NPM_NODE)) return NPM_NODE;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
}
