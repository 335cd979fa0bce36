import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceImport {
  /** As written: 'zod', '@bank/contract', './rates.ts'. */
  specifier: string;
  /** import(...) or a type position: nothing is loaded until it is asked for. */
  isDynamic: boolean;
}

const IN_STYLES = [
  /@import\s+(?:url\()?['"]([^'"\n]+)['"]/g,
  /\bcomposes:[^;'"]*\bfrom\s+['"]([^'"\n]+)['"]/g,
];
const STATIC = [
  /^[ \t]*(?:import|export)\b(?!\s+type\b)[^'"`;]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm,
];
const UNLOADED = [
  /^[ \t]*(?:import|export)\s+type\b[^'"`;]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]/g,
];

export function readImports(path: string): SourceImport[] {
  const text = readFileSync(path, 'utf8');
  const found = (patterns: RegExp[], isDynamic: boolean) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, specifier = '']) => ({ specifier, isDynamic }))
      // An address of the served site, written in a page for browsers.
      .filter(({ specifier }) => !specifier.startsWith('/'));
  if (path.endsWith('.css')) return found(IN_STYLES, false);
  return [...found(STATIC, false), ...found(UNLOADED, true)];
}

export function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : listSources(path);
    return /\.(ts|tsx|mts|mjs|js|css)$/.test(entry.name) ? [path] : [];
  });
}
