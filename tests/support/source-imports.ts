import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceImport {
  /** As written: 'zod', '@bank/contract', './rates.ts'. */
  specifier: string;
  /** import(...) or a type position: nothing is loaded until it is asked for. */
  isDynamic: boolean;
}

const STATIC = [
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm,
  /@import\s+(?:url\()?['"]([^'"\n]+)['"]/g,
  /\bcomposes:[^;'"]*\bfrom\s+['"]([^'"\n]+)['"]/g,
];
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

export function readImports(path: string): SourceImport[] {
  const text = readFileSync(path, 'utf8');
  const found = (pattern: RegExp, isDynamic: boolean) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => ({ specifier, isDynamic }));
  return [...STATIC.flatMap((pattern) => found(pattern, false)), ...found(DYNAMIC, true)];
}

export function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : listSources(path);
    return /\.(ts|tsx|mts|mjs|js|css)$/.test(entry.name) ? [path] : [];
  });
}
