import { LANGUAGES, type Language } from '@bank/contract';
import { givenSeriesTypesOf, type RecordTypeName } from '@bank/contract/schemas';
import type { ContentWriter, NewItem, Release } from '@bank/store';
import { digestOf } from '../../base/bundle/file-content.ts';
import { bundleId, byCodeUnit, type Manifest } from '../../base/bundle/manifest.ts';
import type { Bundle } from '../../base/bundle/read-bundle.ts';
import { LANGUAGE_FIELDS, type RecordLine } from '../../base/bundle/record-line.ts';
import { Findings, describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { CheckedRecord } from '../../check/checked-record.ts';
import { checkBodies, readLines } from '../../check/read-records.ts';
import type { Packed } from '../../pack/pack-scope.ts';
import { PackedRecords } from '../../pack/packed-records.ts';
import { fedTypes } from './fed-types.ts';
import { layFields, type Clash } from './lay-fields.ts';

/** What visitors see of a scope that is fed. */
export interface ShownFed {
  release: Release;
  items: readonly NewItem[];
  fed: ReadonlySet<RecordTypeName>;
  /** Paths of the histories that it has. */
  histories: ReadonlySet<string>;
}

/** Undefined where nothing of the scope was fed: then what is packed is the whole truth. */
export async function shownWhereFed(writer: ContentWriter, release: Release): Promise<ShownFed | undefined> {
  const fed = await fedTypes(writer, release);
  if (fed === undefined) return undefined;
  const histories = new Set<string>();
  for (const type of givenSeriesTypesOf(release.scope))
    if ((await writer.latest(release.id, type)).size > 0) histories.add(`series/${type}.csv`);
  return { release, items: await writer.items(release.id), fed, histories };
}

/**
 * What an edition of the sources changes, laid over what visitors see: of records that are fed all that it left as it was stays as
 * they see it, and so do histories. `before` are the same sources without the edition. A field that it changed and a feed too is told.
 */
export function layEdition(edition: Packed, before: Packed, shown: ShownFed): Packed {
  const { findings, locate, bundle } = edition;
  const files = new Map(bundle.files);
  for (const path of shown.histories) files.delete(path);
  const listed = new Map(bundle.manifest.files.map((file) => [file.path, file]));
  for (const type of shown.fed) {
    const path = `content/${type}.ndjson`;
    files.delete(path);
    const told = (key: string, language: Language, clash: Clash) => {
      const place = locate(type, key, language, clash.path) ?? {
        at: `${type}/${key}`,
        field: clash.path.join('.'),
      };
      findings.add({ ...place, ...wordsOf(clash), record: `${type}/${key}` });
    };
    const laid = new PackedRecords();
    for (const line of laidLines(type, { bundle, before: before.bundle, shown }, told)) laid.add(type, line);
    for (const [, content] of laid.files()) {
      files.set(path, content);
      listed.set(path, { path, sha256: digestOf(content), size: content.size });
    }
  }
  const kept = [...listed.values()].filter(({ path }) => files.has(path));
  return { ...edition, bundle: { files, manifest: manifestOver(shown, bundle.manifest, kept) } };
}

function manifestOver({ release, histories }: ShownFed, made: Manifest, listed: Manifest['files']): Manifest {
  const { series = {}, ...rest } = made;
  const brought = Object.entries(series).filter(([type]) => !histories.has(`series/${type}.csv`));
  const manifest: Manifest = {
    ...rest,
    files: listed.toSorted((a, b) => byCodeUnit(a.path, b.path)),
    ...(brought.length > 0 && { series: Object.fromEntries(brought) }),
    basis: { release: release.id, bundleId: release.bundleId },
  };
  return { ...manifest, id: bundleId(manifest) };
}

const wordsOf = ({ path, was, is, shown }: Clash) =>
  path.length === 0
    ? {
        expected: words`the record as it was: visitors do not see it any more, since a feed took it out`,
        found: words`changes`,
      }
    : {
        expected: words`the field as it was (${describeFound(was)}): visitors see ${describeFound(shown)}, which was fed; set it at its desk or in the system that feeds it`,
        found: describeFound(is),
      };

interface Sides {
  bundle: Bundle;
  before: Bundle;
  shown: ShownFed;
}

/** The fields of a record in one language, and its moments. */
type Face = Record<string, unknown>;

function* laidLines(
  type: RecordTypeName,
  { bundle, before, shown }: Sides,
  told: (key: string, language: Language, clash: Clash) => void,
): Generator<RecordLine> {
  const was = new Map(linesOf(type, before).map((line) => [line.record.key, line.faces]));
  const own = new Map(linesOf(type, bundle).map((line) => [line.record.key, line]));
  const seen = Map.groupBy(
    shown.items.filter((item) => item.type === type),
    ({ key }) => key,
  );
  for (const key of new Set([...own.keys(), ...seen.keys()])) {
    const line = own.get(key);
    // What is wrong with it is told by the checks.
    if (line?.isBroken === true) {
      yield line.record;
      continue;
    }
    const faces = new Map<Language, Face>();
    for (const language of LANGUAGES) {
      const item = seen.get(key)?.find((one) => one.language === language);
      const sides = {
        was: was.get(key)?.get(language),
        is: line?.faces.get(language),
        shown: item && faceOf(item),
      };
      const isTakenOut = sides.was !== undefined && sides.is === undefined;
      const laid = isTakenOut ? undefined : layFields(sides, (clash) => told(key, language, clash));
      if (laid !== undefined) faces.set(language, laid as Face);
    }
    if (faces.size > 0) yield lineOf(key, faces, line?.record.from);
  }
}

function linesOf(type: RecordTypeName, { manifest, files }: Bundle) {
  const path = `content/${type}.ndjson`;
  const content = files.get(path);
  const own = new Map(content && [[path, content]]);
  return [...readLines({ manifest, files: own }, new Findings())].map((line) => {
    const checked = checkBodies(line, () => undefined);
    return {
      record: line.record,
      faces: new Map(checked.map((one) => [one.language, faceOf(one)])),
      isBroken: checked.some(({ isBroken }) => isBroken === true),
    };
  });
}

/** As JSON has it, which is how the store gives what visitors see. */
function faceOf({
  body,
  publishAt,
  expireAt,
}: Pick<CheckedRecord | NewItem, 'body' | 'publishAt' | 'expireAt'>): Face {
  const moments = { publishAt: momentOf(publishAt), expireAt: momentOf(expireAt) };
  return JSON.parse(JSON.stringify({ ...(body as object), ...moments })) as Face;
}

const momentOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

function lineOf(key: string, faces: ReadonlyMap<Language, Face>, from: RecordLine['from']): RecordLine {
  const line: RecordLine = { key, languages: [...faces.keys()], ...(from !== undefined && { from }) };
  for (const [language, { publishAt, expireAt, ...body }] of faces) {
    line[LANGUAGE_FIELDS[language]] = body;
    if (typeof publishAt === 'string') line.publishAt = publishAt;
    if (typeof expireAt === 'string') line.expireAt = expireAt;
  }
  return line;
}
