import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { inspectMedia, isHeic, LARGEST_MEDIA_BYTES, type MediaProblem } from '@bank/publish/editing';
import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { touchEdition } from './edition.ts';

/** A picture or document that an edition brings along. */
export interface MediaFile {
  /** Below `media/` of the sources, `images/winter.jpg`. */
  path: string;
  sha256: string;
}

/** Below `media/`, of letters, digits, - and _, as packing wants them. */
export const MEDIA_PATH = /^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/;

const FOLDERS: Readonly<Record<string, string>> = { pdf: 'files', webm: 'films', mp4: 'films', vtt: 'films' };

export type Named = { path: string } | { problems: MediaProblem[] };

/** Where a file would lie, by what it is and what it is called, or why it may not be published. */
export function nameMedia(bytes: Buffer, called: string): Named {
  const inspected = inspectMedia(bytes);
  // Packing makes pictures of it that browsers can show.
  const isPhoto = isHeic(bytes) && bytes.length <= LARGEST_MEDIA_BYTES;
  if ('problems' in inspected && !isPhoto) return inspected;
  const ext = 'facts' in inspected ? inspected.facts.ext : 'heic';
  const stem = called
    .slice(0, called.length - extname(called).length)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const name = stem === '' ? createHash('sha256').update(bytes).digest('hex').slice(0, 12) : stem;
  return { path: `${FOLDERS[ext] ?? 'images'}/${name}.${ext}` };
}

const OF_NO_KIND = inspectMedia(Buffer.of(0));

/** Whether a file is of no kind that a release holds. What the studio takes is more: packing makes pictures of a HEIC. */
export const isOfNoKind = ({ expected }: MediaProblem): boolean =>
  'problems' in OF_NO_KIND &&
  OF_NO_KIND.problems.some((problem) => problem.expected.template === expected.template);

interface AddParts {
  database: StudioDatabase;
  dataDir: string;
  edition: number;
  person: string;
  /** As the edition has them now, with what it brings itself. */
  folder: string;
}

/** Puts a file beside the edition before it says so; one of the same name and other bytes keeps its place. Gives its path. */
export function addMedia(
  { database, dataDir, edition, person, folder }: AddParts,
  path: string,
  bytes: Buffer,
): string {
  const free = freePath(folder, path, bytes);
  if (free.isThere) return free.path;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  keep(dataDir, sha256, bytes);
  inTransaction(database, () => {
    touchEdition(database, edition, person);
    database
      .prepare('insert into media_file (edition, path, sha256) values (?, ?, ?)')
      .run(edition, free.path, sha256);
    noteStep(database, { person, step: 'edited', edition, detail: `media/${free.path} ${sha256}` });
  });
  return free.path;
}

export function listMedia(database: StudioDatabase, edition: number): MediaFile[] {
  return database
    .prepare('select path, sha256 from media_file where edition = ? order by path')
    .all(edition) as unknown as MediaFile[];
}

/** Lays the files of an edition into a folder of sources, each whole or not at all. Gives those that differed. */
export function putMedia(dataDir: string, files: readonly MediaFile[], folder: string): string[] {
  const put: string[] = [];
  for (const { path, sha256 } of files) {
    const place = join(folder, 'media', path);
    const bytes = join(storeOf(dataDir), sha256);
    if (existsSync(place) && readFileSync(place).equals(readFileSync(bytes))) continue;
    mkdirSync(dirname(place), { recursive: true });
    // Begins with a dot, which no reader of sources takes for content.
    const beside = join(dirname(place), `.${process.pid}.studio-new`);
    copyFileSync(bytes, beside);
    renameSync(beside, place);
    put.push(`media/${path}`);
  }
  return put;
}

const storeOf = (dataDir: string) => join(dataDir, 'studio', 'media');

function keep(dataDir: string, sha256: string, bytes: Buffer): void {
  const place = join(storeOf(dataDir), sha256);
  if (existsSync(place)) return;
  mkdirSync(storeOf(dataDir), { recursive: true, mode: 0o700 });
  const beside = `${place}.${process.pid}`;
  rmSync(beside, { force: true });
  writeFileSync(beside, bytes, { flush: true });
  renameSync(beside, place);
}

function freePath(folder: string, path: string, bytes: Buffer): { path: string; isThere: boolean } {
  const ext = extname(path);
  const stem = path.slice(0, path.length - ext.length);
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? path : `${stem}-${count}${ext}`;
    const place = join(folder, 'media', tried);
    if (!existsSync(place)) return { path: tried, isThere: false };
    if (readFileSync(place).equals(bytes)) return { path: tried, isThere: true };
  }
}
