import type { RecordTypeName } from '@bank/contract/schemas';
import { isGroup } from '@bank/publish/editing';
import { sourceValue } from './changed-files.ts';
import type { Edit } from './edits.ts';
import type { FieldKind } from './form-text.ts';
import { SIDES, entryPath, isShared, partsOf, type ItemFiles, type Side } from './item-files.ts';
import { parsedYaml } from './parsed-yaml.ts';
import { fieldsOfType, kindFor, unnamedField, type FormField } from './record-form.ts';
import { BODY, fieldsIn } from './source-text.ts';
import { textOrEmpty } from './work-folder.ts';

export interface ItemField {
  /** `zh.title`, or `publishDate` of both languages. */
  id: string;
  name: string;
  side: Side | undefined;
  kind: FieldKind;
  form: FormField;
  /** As the edition has it. */
  value: unknown;
  /** As the source has it. */
  was: unknown;
  edit: Edit | undefined;
  /** The text below the fields of a Markdown file; elsewhere a long text is HTML. */
  isMarkdown: boolean;
}

/** Named by the file's place, or by what packing makes. */
const GIVEN: ReadonlySet<string> = new Set(['key', 'zh', 'en', 'from', 'pinyin']);
const isGiven = (name: string, { kind }: ItemFiles) =>
  GIVEN.has(name) || (name === 'columnId' && kind === 'texts');
/** What every record may have, whatever its type. */
const OF_ALL = ['publishAt', 'expireAt'];

interface ItemParts {
  type: RecordTypeName;
  files: ItemFiles;
  source: string;
  /** Those of this item. */
  edits: readonly Edit[];
}

/** Every field of an item that a person may write, in the order of its schema. */
export function itemFields({ type, files, source, edits }: ItemParts): ItemField[] {
  const known = new Map(edits.map((edit) => [edit.field, edit]));
  const named = fieldsOfType(type).filter(({ name }) => !isGiven(name, files));
  const written = writtenFields(files, source);
  for (const id of known.keys()) written.set(id, known.get(id)?.value);
  const others = new Set([...OF_ALL, ...[...written.keys()].map((id) => partsOf(id).name)]);
  const all = [
    ...named,
    ...[...others]
      .filter((name) => !isGiven(name, files) && !named.some((field) => field.name === name))
      .map((name) => unnamedField(name, written.get(name) ?? written.get(`zh.${name}`))),
  ];
  const like = neighbourFields(files, source);
  const inOrder = [...all.filter(({ name }) => name !== BODY), ...all.filter(({ name }) => name === BODY)];
  return inOrder.flatMap((form) =>
    sidesOf(form, files, { written, like }).map((side): ItemField => {
      const id = side === undefined ? form.name : `${side}.${form.name}`;
      const edit = known.get(id);
      const was = sourceValue(source, files, id)?.value;
      const value = edit === undefined ? was : edit.value;
      const isMarkdown = files.kind === 'texts' && form.name === BODY;
      return {
        id,
        name: form.name,
        side,
        kind: kindFor(form, value ?? was),
        form,
        value,
        was,
        edit,
        isMarkdown,
      };
    }),
  );
}

/** By their ids. */
function writtenFields(files: ItemFiles, source: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (files.kind === 'texts') {
    for (const side of SIDES) {
      const file = files.files[side];
      if (file === undefined) continue;
      for (const [name, value] of Object.entries(fieldsIn(file, textOrEmpty(source, file), [])))
        if (!isShared(name)) found.set(`${side}.${name}`, value);
        else if (!found.has(name)) found.set(name, value);
    }
    return found;
  }
  if (files.kind === 'table') return found;
  const text = textOrEmpty(source, files.file);
  const path = entryPath(text, files.key);
  if (path === undefined) return found;
  for (const [name, value] of Object.entries(fieldsIn(files.file, text, path))) {
    if ((name === 'zh' || name === 'en') && isGroup(value))
      for (const [own, inner] of Object.entries(value)) found.set(`${name}.${own}`, inner);
    else found.set(name, value);
  }
  return found;
}

/** The ids that the other entries of its list have: a new one is written as they are. */
function neighbourFields(files: ItemFiles, source: string): Set<string> {
  const ids = new Set<string>();
  if (files.kind !== 'list') return ids;
  const root = parsedYaml(textOrEmpty(source, files.file));
  for (const entry of Array.isArray(root) ? (root as unknown[]) : [])
    for (const [name, value] of Object.entries(isGroup(entry) ? entry : {}))
      if ((name === 'zh' || name === 'en') && isGroup(value))
        for (const own of Object.keys(value)) ids.add(`${name}.${own}`);
      else ids.add(name);
  return ids;
}

/** Words have a side each; what is the same in both languages has none. */
function sidesOf(
  { name, kind, choices }: FormField,
  files: ItemFiles,
  { written, like }: { written: ReadonlyMap<string, unknown>; like: ReadonlySet<string> },
): (Side | undefined)[] {
  if (files.kind === 'texts') {
    if (isShared(name)) return [undefined];
    return SIDES.filter((side) => files.files[side] !== undefined);
  }
  if (SIDES.some((side) => written.has(`${side}.${name}`))) return [...SIDES];
  if (written.has(name) || OF_ALL.includes(name)) return [undefined];
  if (SIDES.some((side) => like.has(`${side}.${name}`))) return [...SIDES];
  if (like.has(name)) return [undefined];
  const isWords = ['line', 'text', 'long'].includes(kind) && choices.length === 0;
  const hasSides = [...written.keys()].some((id) => partsOf(id).side !== undefined);
  return isWords && hasSides ? [...SIDES] : [undefined];
}
