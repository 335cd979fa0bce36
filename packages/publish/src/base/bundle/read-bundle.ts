import { closeSync, fstatSync, lstatSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { givenSeriesTypesOf } from '@bank/contract/schemas';
import { READ_NO_LINK, chunksOf, digestOf, inMemory, onDisk, type FileContent } from './file-content.ts';
import { ConfigError } from '../errors.ts';
import { describeFound, quote, type Findings } from '../findings.ts';
import { listOr, verbatim, words, type Words } from '../words.ts';
import { describeIssue } from '../describe-issue.ts';
import { HOSTILE_FIELD, hostileName } from './hostile-names.ts';
import {
  LARGEST_BUNDLE_BYTES,
  LARGEST_MANIFEST_BYTES,
  LARGEST_MEDIA_BYTES,
  LARGEST_RECORDS_BYTES,
  megabytes,
} from '../limits.ts';
import {
  BUNDLE_FORMAT,
  BundlePath,
  MANIFEST_NAME,
  Manifest,
  type BundleFile,
  SERIES_MODES,
  bundleId,
  typesOf,
} from './manifest.ts';

/** Larger bundles are read from the disk again, and compared again, whenever they are needed. */
const KEPT_BYTES = 32 * 1024 * 1024;
const BUNDLE_FOLDERS = ['content', 'series', 'media'];

export interface Bundle {
  manifest: Manifest;
  /** Every file of the manifest with the very bytes whose hash was compared. */
  files: Map<string, FileContent>;
}

/**
 * Reads a bundle directory once and compares it with its manifest.
 * Gives undefined when a finding makes the bytes untrustworthy.
 */
export function readBundle(directory: string, findings: Findings): Bundle | undefined {
  const before = findings.count;
  const present = listBundle(directory, findings);
  const manifest = readManifest(directory, present, findings);
  if (manifest === undefined) return undefined;

  const files = new Map<string, FileContent>();
  let memoryLeft = KEPT_BYTES;
  const total = manifest.files.reduce((sum, file) => sum + file.size, 0);
  if (total > LARGEST_BUNDLE_BYTES) {
    findings.add({
      at: MANIFEST_NAME,
      field: 'files',
      expected: words`a release of at most ${megabytes(LARGEST_BUNDLE_BYTES)}`,
      found: verbatim(megabytes(total)),
    });
    return undefined;
  }
  for (const file of manifest.files) {
    if (files.has(file.path)) {
      findings.add({ at: file.path, expected: words`one entry in the manifest`, found: words`two` });
    } else if (!present.has(file.path)) {
      findings.add({
        at: file.path,
        expected: words`the file that the manifest lists`,
        found: words`no such file`,
      });
    } else {
      const isKept = file.size <= memoryLeft;
      if (isKept) memoryLeft -= file.size;
      files.set(file.path, readCompared(join(directory, file.path), file, { isKept, findings }));
    }
  }
  for (const path of present) {
    if (path === MANIFEST_NAME || files.has(path) || !BundlePath.safeParse(path).success) continue;
    findings.add({
      at: path,
      expected: words`only files that the manifest lists`,
      found: words`an extra file`,
    });
  }
  if (bundleId(manifest) !== manifest.id) {
    findings.add({
      at: MANIFEST_NAME,
      field: 'id',
      expected: words`the hash of the files`,
      found: quote(manifest.id),
    });
  }
  return findings.count === before ? { manifest, files } : undefined;
}

function readManifest(directory: string, present: Set<string>, findings: Findings): Manifest | undefined {
  const refuse = (expected: Words, found: Words, field = '') => {
    findings.add({ at: MANIFEST_NAME, field, expected, found });
    return undefined;
  };
  if (!present.has(MANIFEST_NAME)) return refuse(words`the list of the bundle’s files`, words`no such file`);
  let json: unknown;
  try {
    json = JSON.parse(
      readWithin(join(directory, MANIFEST_NAME), LARGEST_MANIFEST_BYTES)?.toString('utf8') ?? '',
    );
  } catch {
    return refuse(words`a JSON file`, words`text that is not JSON (is it cut off?)`);
  }
  const hostile = hostileName(json);
  if (hostile !== undefined)
    return refuse(HOSTILE_FIELD.expected, HOSTILE_FIELD.found, hostile.map(String).join('.'));
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  if (format !== BUNDLE_FORMAT) {
    return refuse(
      words`bundle format ${BUNDLE_FORMAT} (pack it again with this version)`,
      describeFound(format),
      'format',
    );
  }
  const parsed = Manifest.safeParse(json, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      for (const one of describeIssue(issue, json)) {
        findings.add({
          at: MANIFEST_NAME,
          field: one.path.join('.'),
          expected: one.expected,
          found: one.found,
        });
      }
    }
    return undefined;
  }
  checkSeriesModes(parsed.data, findings);
  const types: string[] = typesOf(parsed.data.scope);
  for (const { path } of parsed.data.files) {
    const type = /^content\/(.+)\.ndjson$/.exec(path)?.[1];
    if (type !== undefined && !types.includes(type)) {
      findings.add({
        at: path,
        expected: words`a record type of scope ${parsed.data.scope} (${listOr(types, words`it has none yet`)})`,
        found: quote(type),
      });
    }
  }
  return parsed.data;
}

function checkSeriesModes({ scope, files, series = {} }: Manifest, findings: Findings): void {
  const known: string[] = givenSeriesTypesOf(scope);
  const present = files.flatMap(({ path }) => /^series\/(.+)\.csv$/.exec(path)?.[1] ?? []);
  for (const type of new Set([...present, ...Object.keys(series)])) {
    if (!known.includes(type)) {
      const expected = words`a history of scope ${scope} (${listOr(known, words`it has none`)})`;
      findings.add({ at: `series/${type}.csv`, expected, found: quote(type) });
    } else if (!present.includes(type)) {
      findings.add({
        at: `series/${type}.csv`,
        expected: words`the file that the manifest announces`,
        found: words`no such file`,
      });
    } else if (!Object.hasOwn(series, type)) {
      findings.add({
        at: MANIFEST_NAME,
        field: `series.${type}`,
        expected: words`${SERIES_MODES[0]} or ${SERIES_MODES[1]}`,
        found: words`nothing`,
      });
    }
  }
}

/** Every entry's path with forward slashes. Links and devices are findings and are never followed. */
function listBundle(directory: string, findings: Findings): Set<string> {
  const present = new Set<string>();
  if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ConfigError(
      words`There is no bundle directory at ${directory}. Make one with: content pack <source folder>`,
    );
  }
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && BUNDLE_FOLDERS.includes(path)) walk(path);
      else if (!entry.isFile()) {
        const found = entry.isSymbolicLink() ? words`a symbolic link` : words`a folder or special file`;
        findings.add({ at: path, expected: words`plain files in content/, series/ and media/`, found });
      } else {
        present.add(path);
        const known = path === MANIFEST_NAME || BundlePath.safeParse(path).success;
        if (!known)
          findings.add({ at: path, expected: words`only files of a bundle`, found: words`an extra file` });
      }
    }
  };
  walk('');
  return present;
}

function largestFor(path: string): number {
  return path.startsWith('media/') ? LARGEST_MEDIA_BYTES : LARGEST_RECORDS_BYTES;
}

/** The file that the manifest describes; whatever it is not like is a finding. */
function readCompared(
  place: string,
  { path, size, sha256: expected }: BundleFile,
  { isKept, findings }: { isKept: boolean; findings: Findings },
): FileContent {
  const file = openSync(place, READ_NO_LINK);
  try {
    const found = fstatSync(file).size;
    if (found > largestFor(path)) {
      findings.add({
        at: path,
        expected: words`at most ${megabytes(largestFor(path))}`,
        found: words`a larger file`,
      });
      return inMemory(Buffer.alloc(0));
    }
    if (found !== size) {
      findings.add({ at: path, expected: words`${size} bytes`, found: words`${found}` });
      return inMemory(Buffer.alloc(0));
    }
    const content = isKept ? inMemory(readFileSync(file)) : { size, chunks: () => chunksOf(file) };
    if (digestOf(content) !== expected) {
      const digest = expected.slice(0, 12);
      findings.add({
        at: path,
        expected: words`the content with sha256 ${digest}…`,
        found: words`altered content`,
      });
    }
    return isKept ? content : onDisk(place, { path, size, sha256: expected });
  } finally {
    closeSync(file);
  }
}

/** Undefined for a file larger than that, which is not loaded. */
function readWithin(path: string, largest: number): Buffer | undefined {
  const file = openSync(path, READ_NO_LINK);
  try {
    return fstatSync(file).size > largest ? undefined : readFileSync(file);
  } finally {
    closeSync(file);
  }
}
