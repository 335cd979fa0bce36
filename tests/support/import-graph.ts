import { dirname, relative, resolve, sep } from 'node:path';
import { listSources, readImports } from './source-imports.ts';

/** Files by their path inside a folder, each with those that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Made for tests alone: 'run.test.ts', 'testing/fake-site.ts', 'visits/testing/sent-beacons.ts'. */
export const isForTests = (file: string) => /\.(test|examples)\.tsx?$|(^|\/)testing(\.ts$|\/|$)/.test(file);

export function readImportGraph(folder: string): ImportGraph {
  const inside = (path: string) => relative(folder, path).split(sep).join('/');
  const sources = listSources(folder);
  const files = new Set(sources.map(inside));
  return new Map(
    sources.map((path) => {
      const imported = readImports(path)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => inside(resolve(dirname(path), specifier.replace(/\?.*$/, ''))))
        .filter((file) => files.has(file));
      return [inside(path), [...new Set(imported)]];
    }),
  );
}

/** Files that stand in a circle of imports, or between two: what is left when all that lead nowhere have gone. */
export function filesInCircles(graph: ImportGraph): string[] {
  const left = new Map(graph);
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const loose = [...left].filter(
      ([file, imports]) => !imported.has(file) || !imports.some((other) => left.has(other)),
    );
    if (loose.length === 0) return [...left.keys()].toSorted();
    for (const [file] of loose) left.delete(file);
  }
}

/** `rooms` from top to bottom; above them stands what is in none, such as an entry, and above that what is for tests. */
export function upwardImports(graph: ImportGraph, rooms: readonly string[]): string[] {
  const floorOf = (file: string) => (isForTests(file) ? -2 : rooms.indexOf(file.split('/', 1)[0] ?? ''));
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((other) => floorOf(other) < floorOf(file)).map((other) => `${file} imports ${other}`),
  );
}
