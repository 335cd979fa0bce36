import { basename, dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { type SharedChunk, servedTogether, type Visit } from './served-together.ts';

type Output = Rolldown.RolldownOutput['output'];

const PAGE = /\/pages\/[^/]+\/[^/]+\/page\.ts$/;
/** What of a chunk goes when it is put with others: what it imports and exports, and a dictionary of its own. */
const WRAPPING_BYTES = 50;

/**
 * Reads a build that has the code of each set of readers in a chunk of its own, and names the file that each module is
 * better served in.
 * @returns the file's name by the module's id; a module that is not here stays where it is
 */
export function sharedFiles(output: Output): Map<string, string> {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const namesBehind = (starts: Rolldown.OutputChunk[]) => {
    const names = new Set(starts.map(({ fileName }) => fileName));
    // Grows while it is walked.
    for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
    return names;
  };
  const every = [...chunks.values()];
  const first = namesBehind(every.filter(({ isEntry }) => isEntry));
  const pages = every.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''));
  const shared = [...namesBehind(pages)]
    .flatMap((name) => chunks.get(name) ?? [])
    .filter(({ fileName, isDynamicEntry }) => !isDynamicEntry && !first.has(fileName))
    .map((chunk): SharedChunk => ({
      name: chunk.fileName,
      script: sentBytes(chunk.code),
      styles: sentBytes(stylesOf(chunk, output)),
      imports: chunk.imports,
    }));

  const visits = pages.flatMap((page) => [
    visit([page]),
    ...every.filter((part) => isPartOf(page, part)).map((part) => visit([page, part])),
  ]);

  const files = new Map<string, string>();
  for (const names of servedTogether(shared, visits).filter(({ length }) => length > 1)) {
    const members = names.flatMap((name) => chunks.get(name) ?? []);
    const name = freeName(members[0]?.name ?? '', new Set(files.values()));
    for (const id of members.flatMap(({ moduleIds }) => moduleIds)) files.set(id, name);
  }
  return files;
}

function visit(own: readonly Rolldown.OutputChunk[]): Visit {
  return {
    script: own.reduce((sum, { code }) => sum + sentBytes(code), 0),
    imports: own.flatMap(({ imports }) => imports),
    isWholePage: own.length === 1,
  };
}

function isPartOf(page: Rolldown.OutputChunk, part: Rolldown.OutputChunk): boolean {
  return part !== page && folderOf(part).startsWith(folderOf(page));
}

function folderOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return `${dirname(facadeModuleId ?? '')}/`;
}

function stylesOf({ viteMetadata }: Rolldown.OutputChunk, output: Output): string {
  return output
    .flatMap((file) =>
      file.type === 'asset' && viteMetadata?.importedCss.has(file.fileName) ? [String(file.source)] : [],
    )
    .join('');
}

function sentBytes(text: string): number {
  return Math.max(0, brotliCompressSync(text).length - WRAPPING_BYTES);
}

/** Files of the same name would become one. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const name = basename(wanted).replace(/\..*$/, '');
  for (let number = 2, free = name; ; number += 1, free = `${name}-${number}`)
    if (!taken.has(free)) return free;
}
