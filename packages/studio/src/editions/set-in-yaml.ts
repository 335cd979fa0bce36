import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Node,
  type YAMLMap,
} from 'yaml';

export type FieldPath = readonly (string | number)[];

/** Undefined takes a field out. */
export type FieldValue = unknown;

/**
 * Puts a value at its place in a YAML or JSON text and leaves every other byte as its author wrote it: no comment, order, quote
 * or line break moves.
 */
export function setInYaml(text: string, path: FieldPath, value: FieldValue): string {
  const before = (parse(text) as unknown) ?? {};
  const was = valueAt(before, path);
  if (isDeepStrictEqual(was, value)) return text;
  const parts = partsThatDiffer(was, value);
  // What is the same in a group stays as it is written there.
  if (parts !== undefined)
    return parts.reduce((now, [step, part]) => setInYaml(now, [...path, step], part), text);
  const written = value === undefined ? without(text, path) : withValue(text, path, value);
  const wanted = withAt(before, path, value);
  if (!isDeepStrictEqual((parse(written) as unknown) ?? {}, wanted))
    throw new Error(`${path.join('.')} could not be written without changing other fields`);
  return written;
}

/** Of two groups, or two lists of one length; undefined for what is written anew as a whole. */
function partsThatDiffer(was: unknown, value: unknown): [string | number, unknown][] | undefined {
  if (Array.isArray(was) && Array.isArray(value)) {
    if (was.length !== value.length) return undefined;
    return value.flatMap((one: unknown, index): [number, unknown][] =>
      isDeepStrictEqual(was[index], one) ? [] : [[index, one]],
    );
  }
  if (!isPlain(was) || !isPlain(value) || Object.keys(value).length === 0) return undefined;
  const names = new Set([...Object.keys(was), ...Object.keys(value)]);
  return [...names].flatMap((name): [string, unknown][] =>
    isDeepStrictEqual(was[name], value[name]) ? [] : [[name, value[name]]],
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(root: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    root,
  );
}

function withAt(root: unknown, [step, ...rest]: FieldPath, value: FieldValue): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.map((one: unknown, index) => (index === step ? withAt(one, rest, value) : one));
  const group = { ...(root as Record<string, unknown> | undefined) };
  const inner = withAt(group[step], rest, value);
  if (inner === undefined) delete group[step];
  else group[step] = inner;
  return group;
}

type Ranged = Node & { range: [number, number, number] };

function withValue(text: string, path: FieldPath, value: unknown): string {
  const document = parseDocument(text);
  const node = document.getIn(path, true) as Ranged | undefined;
  if (node?.range) {
    const [start, end] = endsOf(node, text);
    const isFlow = path.some(
      (_step, depth) => isFlowNode(document.getIn(path.slice(0, depth), true)) || isJson(text),
    );
    const written = isFlow ? inFlow(value, text) : inBlock(value, node, columnAt(text, start));
    return text.slice(0, start) + written + text.slice(end);
  }
  const parentPath = path.slice(0, -1);
  const name = String(path.at(-1));
  const parent = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true);
  if (parent === undefined || parent === null) {
    if (parentPath.length > 0) return withValue(text, parentPath, { [name]: value });
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${stringify({ [name]: value }, BLOCK)}`;
  }
  if (!isMap(parent)) throw new Error(`${parentPath.join('.')} is no group of fields`);
  return parent.flow ? addInFlow(text, parent, name, value) : addInBlock(text, parent, name, value);
}

function without(text: string, path: FieldPath): string {
  const document = parseDocument(text);
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true);
  if (!isMap(parent)) return text;
  const index = parent.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === path.at(-1));
  const pair = parent.items[index];
  if (pair === undefined) return text;
  const start = (pair.key as Ranged).range[0];
  const end = pair.value === null ? (pair.key as Ranged).range[1] : endsOf(pair.value as Ranged, text)[1];
  if (parent.flow) {
    const next = /^\s*,\s*/.exec(text.slice(end));
    if (next !== null) return text.slice(0, start) + text.slice(end + next[0].length);
    return `${text.slice(0, start).trimEnd().replace(/,$/, '')} ` + text.slice(end).replace(/^\s*/, '');
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  return text.slice(0, lineStart) + (lineEnd === -1 ? '' : text.slice(lineEnd + 1));
}

const BLOCK = { lineWidth: 0, singleQuote: true } as const;

/** Block collections and block texts end behind their last line break, which belongs to what stands there. */
function endsOf({ range: [start, end] }: Ranged, text: string): [number, number] {
  let last = end;
  while (last > start && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return [start, last];
}

const isFlowNode = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true;
const isJson = (text: string) => /^\s*[[{]/.test(text) && text.includes('":');
const columnAt = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1);
const indentOf = (text: string, at: number) => {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^[\s-]*/.exec(line)?.[0].length ?? 0;
};

function inFlow(value: unknown, text: string): string {
  if (isJson(text)) return JSON.stringify(value, undefined, typeof value === 'object' ? 2 : undefined);
  const listed = stringify([value], { ...BLOCK, collectionStyle: 'flow', flowCollectionPadding: false });
  return listed.trim().slice(1, -1).trim();
}

/** In the quotes that the author used; a list or group keeps the column at which it began. */
function inBlock(value: unknown, node: Node, column: number): string {
  if (typeof value === 'string' && isScalar(node) && node.type === 'QUOTE_SINGLE' && !value.includes('\n'))
    return `'${value.replaceAll("'", "''")}'`;
  const isCollection = typeof value === 'object' && value !== null;
  if (isCollection && !isMap(node) && !isSeq(node)) return inFlow(value, '');
  if (isCollection && isFlowNode(node)) return inFlow(value, '');
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const written = stringify(value, BLOCK).trimEnd();
  return written.replaceAll('\n', `\n${' '.repeat(column)}`);
}

function addInFlow(text: string, map: YAMLMap, name: string, value: unknown): string {
  const close = (map as YAMLMap & Ranged).range[1] - 1;
  const last = map.items.at(-1);
  const written = isJson(text)
    ? `${JSON.stringify(name)}: ${inFlow(value, text)}`
    : `${name}: ${inFlow(value, text)}`;
  if (last === undefined) return `${text.slice(0, close)}${written}${text.slice(close)}`;
  const end = last.value === null ? (last.key as Ranged).range[1] : endsOf(last.value as Ranged, text)[1];
  const gap = text.slice(lineBreakBefore(text, last.key as Ranged), (last.key as Ranged).range[0]);
  return `${text.slice(0, end)},${gap === '' ? ' ' : gap}${written}${text.slice(end)}`;
}

/** The white space before the last field is what stands before a new one. */
function lineBreakBefore(text: string, { range: [start] }: Ranged): number {
  let from = start;
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from -= 1;
  return from;
}

function addInBlock(text: string, map: YAMLMap, name: string, value: unknown): string {
  const last = map.items.at(-1);
  if (last === undefined || !isPair(last)) return `${text}${stringify({ [name]: value }, BLOCK)}`;
  const key = last.key as Ranged;
  const end = last.value === null ? key.range[1] : endsOf(last.value as Ranged, text)[1];
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd + 1;
  const indent = ' '.repeat(indentOf(text, key.range[0]));
  const written = stringify({ [name]: value }, BLOCK).replaceAll(/^(?=.)/gm, indent);
  return `${text.slice(0, at)}${lineEnd === -1 ? '\n' : ''}${written}${text.slice(at)}`;
}
