import { isDeepStrictEqual } from 'node:util';
import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import { yamlProblem } from './yaml-problem.ts';
import { HOSTILE_FIELD, hostileName } from '../../base/bundle/hostile-names.ts';
import { sha256 } from '../../base/bundle/manifest.ts';
import type { Remembered } from '../media/memory/remembered.ts';
import type { Findings } from '../../base/findings.ts';
import { quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';

/** A YAML (or JSON) text with the line of each of its fields. */
export interface LinedYaml {
  value: unknown;
  /** The line of the deepest part of `path` that exists, and how many steps of the path that is. */
  lineOf(path: readonly PropertyKey[]): { line: number; steps: number };
}

interface YamlOptions {
  /** Where the text begins in its file. */
  firstLine?: number;
  known?: KnownYaml | undefined;
}

/** What texts without a finding have said before: the value, and the lines of its entries where it is a list. */
export type KnownYaml = Remembered<string>;

/** Parses `text`; every syntax error becomes a finding. */
export function parseLinedYaml(
  text: string,
  file: string,
  findings: Findings,
  { firstLine = 1, known }: YamlOptions = {},
): LinedYaml | undefined {
  const place = known && `${firstLine} ${sha256(text)}`;
  const said = place && known?.recall(place);
  if (said !== undefined) return readAgain(text, said, firstLine);
  const { document, lines } = documentOf(text);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const error of document.errors) {
    const line = text.split('\n')[lines.linePos(error.pos[0]).line - 1]?.trim() ?? '';
    findings.add({
      at: `${file}:${lineAt(error.pos[0])}`,
      ...(file.endsWith('.json')
        ? { expected: words`well-formed JSON`, found: quote(error.message) }
        : yamlProblem(error, line)),
      isLoss: true,
    });
  }
  if (document.errors.length > 0) return undefined;
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // The parser refuses aliases that multiply without end.
    findings.add({
      at: file,
      expected: words`few aliases`,
      found: quote((error as Error).message),
      isLoss: true,
    });
    return undefined;
  }
  if (text.includes('*') && leadsInCircle(value)) {
    findings.add({ at: file, expected: words`no alias inside what it stands for`, found: words`a circle` });
    return undefined;
  }
  const lineOf = (path: readonly PropertyKey[]) => linePath(document, path, lineAt);
  const hostile = hostileName(value);
  if (hostile !== undefined) {
    const field = hostile.map(String).join('.');
    findings.add({ at: `${file}:${lineOf(hostile).line}`, field, ...HOSTILE_FIELD, isLoss: true });
    return undefined;
  }
  const read = { value, lineOf };
  const saying = place === undefined ? undefined : saidBy(read);
  if (place !== undefined && saying !== undefined) known?.remember(place, saying);
  return read;
}

function documentOf(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

interface Said {
  value: unknown;
  /** Where it begins. */
  line: number;
  entryLines: number[];
}

/** Nobody asks for a line of most texts, but for those of entries. */
function readAgain(text: string, said: string, firstLine: number): LinedYaml {
  const { value, line: first, entryLines } = JSON.parse(said) as Said;
  let parsed: ReturnType<typeof documentOf> | undefined;
  const lineOf: LinedYaml['lineOf'] = (path) => {
    if (path.length === 0) return { line: first, steps: 0 };
    const line = path.length === 1 ? entryLines[Number(path[0])] : undefined;
    if (line !== undefined) return { line, steps: 1 };
    const { document, lines } = (parsed ??= documentOf(text));
    return linePath(document, path, (offset) => lines.linePos(offset).line + firstLine - 1);
  };
  return { value, lineOf };
}

/** YAML has values that JSON has not, such as .inf. */
function saidBy(read: LinedYaml): string | undefined {
  const { value } = read;
  const lineOf = (path: readonly PropertyKey[]) => read.lineOf(path).line;
  const entries = Array.isArray(value) ? value : [];
  const entryLines = entries.map((_, index) => lineOf([index]));
  const said: Said = { value, line: lineOf([]), entryLines };
  const json = JSON.stringify(said);
  return isDeepStrictEqual(JSON.parse(json), said) ? json : undefined;
}

/** Only aliases do: whatever walks through such a value never ends. */
function leadsInCircle(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

function linePath(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number) {
  let node = document.contents as Node | null | undefined;
  let line = node?.range ? lineAt(node.range[0]) : lineAt(0);
  let steps = 0;
  for (const step of path) {
    const here = isAlias(node) ? node.resolve(document) : node;
    if (isMap(here)) {
      const pair = here.items.find(
        ({ key }) => (isScalar(key) ? String(key.value) : String(key)) === String(step),
      );
      if (pair === undefined) break;
      const key = pair.key as Node;
      if (key.range) line = lineAt(key.range[0]);
      node = pair.value as Node | null;
    } else if (isSeq(here)) {
      const item = here.items[Number(step)] as Node | undefined;
      if (item === undefined) break;
      if (item.range) line = lineAt(item.range[0]);
      node = item;
    } else break;
    steps += 1;
  }
  return { line, steps };
}
