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
  const present = KINDS.filter((kind) => kinds[kind] !== undefined);
  const names = [...new Set(present.flatMap((kind) => Object.keys(kinds[kind] ?? {})))].toSorted();
  const variableOf = (name: string) => `$mirror_header_${name.replaceAll('-', '_')}`;
  const valuesOf = (name: string) =>
    present.flatMap((kind) => {
      const value = kinds[kind]?.[name];
      return value === undefined ? [] : [{ kind, value: quoted(value) }];
    });
  /** The value that every answer has, which nginx need not look up for each. */
  const commonValue = (name: string) => {
    const values = new Set(valuesOf(name).map(({ value }) => value));
    return values.size === 1 && valuesOf(name).length === present.length ? [...values][0] : undefined;
  };
  const mapFor = (name: string) =>
    `map $mirror_kind ${variableOf(name)} {\n${valuesOf(name)
      .map(({ kind, value }) => `  ${kind} ${value};\n`)
      .join('')}}\n`;
  files.set(
    'headers.maps',
    names
      .filter((name) => commonValue(name) === undefined)
      .map(mapFor)
      .join(''),
  );
  // Also of answers that are failures; an empty value is no header.
  files.set(
    'headers.conf',
    names.map((name) => `add_header ${name} ${commonValue(name) ?? variableOf(name)} always;\n`).join(''),
  );
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
