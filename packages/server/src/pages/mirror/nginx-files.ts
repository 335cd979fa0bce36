import { hash } from 'node:crypto';
import { KINDS, type Kind } from './mirror-kinds.ts';

export type KindHeaders = Partial<Record<Kind, Readonly<Record<string, string>>>>;

/** Says which headers the other files are of. */
export const LOADED = 'loaded.map';

interface NginxFacts {
  kinds: KindHeaders;
  /** Where addresses lead that are no page. */
  redirects: ReadonlyMap<string, string>;
  /** How documents are saved. */
  dispositions: ReadonlyMap<string, string>;
}

/** Tells mirrors apart whose files nginx is to give other headers. */
export function headersDigest(kinds: KindHeaders): string {
  return hash('sha256', JSON.stringify(KINDS.map((kind) => [kind, kinds[kind]])), 'hex').slice(0, 12);
}

/**
 * What nginx reads when it starts and when it is reloaded, by file name. Files lie in a folder that is named by their headers,
 * and {@link LOADED} says which headers nginx has read: it finds no file that it would give wrong ones.
 */
export function nginxFiles({ kinds, redirects, dispositions }: NginxFacts): Map<string, string> {
  const files = new Map<string, string>();
  const names = [...new Set(KINDS.flatMap((kind) => Object.keys(kinds[kind] ?? {})))].toSorted();
  const variableOf = (name: string) => `$mirror_header_${name.replaceAll('-', '_')}`;
  const valuesOf = (name: string) =>
    KINDS.map((kind) => [kind, kinds[kind]?.[name]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([kind, value = '']) => `  ${kind} ${quoted(value)};\n`);
  files.set(
    'headers.maps',
    names.map((name) => `map $mirror_kind ${variableOf(name)} {\n${valuesOf(name).join('')}}\n`).join(''),
  );
  // Also of answers that are failures; an empty value is no header.
  files.set('headers.conf', names.map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join(''));
  const mapOf = (pairs: ReadonlyMap<string, string>) =>
    [...pairs]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, to]) => `${quoted(from)} ${quoted(to)};\n`)
      .join('');
  files.set('redirects.map', mapOf(redirects));
  files.set('dispositions.map', mapOf(dispositions));
  files.set(LOADED, `"~." ${headersDigest(kinds)};\n`);
  return files;
}

/** nginx has no way to write a `$` that begins no variable. */
function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot be told of ${JSON.stringify(value)}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
