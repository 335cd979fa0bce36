import { LANGUAGES, type Language, type Scope } from '@bank/contract';
import { Findings, isGroup, readSources, unusedFiles } from '@bank/publish/editing';
import { filesIn } from './work-folder.ts';

export interface MediaUse {
  /** `article/longer-hours` */
  item: string;
  title: string;
}

export interface ListedMedia {
  path: string;
  uses: readonly MediaUse[];
  /** What is said of it where it is used, in each language. */
  alts: Readonly<Record<Language, readonly string[]>>;
  isUnused: boolean;
}

const NAMED = /\b(?:images|files|films)\/[A-Za-z0-9][\w./-]*\.\w+/g;
const SAID = /<img\b[^>]*?\bsrc="(images\/[^"]+)"[^>]*?\balt="([^"]*)"/g;

interface Found {
  uses: Map<string, MediaUse>;
  alts: Record<Language, Set<string>>;
}

/** Every file of `media/`, with the records that name it. */
export async function listMediaUses(folder: string, scope: Scope): Promise<ListedMedia[]> {
  const found = new Map<string, Found>();
  const foundOf = (path: string) => {
    const known = found.get(path) ?? {
      uses: new Map<string, MediaUse>(),
      alts: { CN: new Set(), EN: new Set() },
    };
    found.set(path, known);
    return known;
  };
  const source = { folder, scope, findings: new Findings(), letterKey: () => Buffer.alloc(32) };
  for await (const { type, record } of readSources(source, new Map())) {
    const item = `${type}/${record.key}`;
    const own = { CN: record.zh, EN: record.en };
    const title = titleIn(own.CN) ?? titleIn(own.EN) ?? titleIn(record) ?? record.key;
    for (const path of namedIn(record)) foundOf(path).uses.set(item, { item, title });
    for (const language of LANGUAGES)
      for (const [path, alt] of saidIn(own[language])) foundOf(path).alts[language].add(alt);
  }
  const paths = filesIn(`${folder}/media`);
  const unused = new Set(unusedFiles(paths, (path) => found.has(path)));
  return paths.map((path) => {
    const { uses, alts } = found.get(path) ?? { uses: new Map<string, MediaUse>(), alts: { CN: [], EN: [] } };
    return {
      path,
      uses: [...uses.values()],
      alts: { CN: [...alts.CN], EN: [...alts.EN] },
      isUnused: unused.has(path),
    };
  });
}

function titleIn(fields: unknown): string | undefined {
  if (!isGroup(fields)) return undefined;
  const title = fields['title'] ?? fields['name'];
  return typeof title === 'string' ? title : undefined;
}

/** As packing understands them: a scene is a picture for wide windows and one for phones. */
function namedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(NAMED) ?? [];
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isGroup(value)) return [];
  const { scene } = value;
  const scenes =
    typeof scene === 'string' ? [`images/scenes/${scene}.wide.svg`, `images/scenes/${scene}.phone.svg`] : [];
  return [...scenes, ...Object.values(value).flatMap(namedIn)];
}

function saidIn(fields: unknown): [path: string, alt: string][] {
  if (!isGroup(fields)) return [];
  const { content, cover, picture, alt } = fields;
  const inText = typeof content === 'string' ? [...content.matchAll(SAID)] : [];
  const own = [cover, picture].flatMap(namedIn);
  return [
    ...inText.map(([, path = '', said = '']): [string, string] => [path, said]),
    ...(typeof alt === 'string' ? own.map((path): [string, string] => [path, alt]) : []),
  ].filter(([, said]) => said !== '');
}
