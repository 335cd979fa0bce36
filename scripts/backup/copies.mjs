import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { keepToOwner, makeOwnFolder } from '@bank/store';
import { PlainStop } from '../prepare/plain-stop.mjs';

const DATABASES = ['content.db', 'visits.db'];
/** What cannot be made again; the search index and what was remembered can. */
const FILES = ['letters.key'];
const MANIFEST = 'backup.json';
/** At once: whatever is written between two parts would begin the copy anew. */
const ALL_PAGES = 2 ** 30;

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Copies the stores in `dataDir` to a new folder, whole as of one moment each, while they are read and written. Files
 * that are named `elsewhere` are left-overs: PostgreSQL has what they held.
 */
export async function backUp(dataDir, folder, elsewhere = []) {
  if (existsSync(folder))
    throw new PlainStop(`${folder} exists already; a backup is written to a folder of its own.`);
  const present = (names) =>
    names.filter((name) => !elsewhere.includes(name) && existsSync(join(dataDir, name)));
  // Where a database is kept elsewhere, the key alone is worth a copy.
  const least = elsewhere.length === 0 ? DATABASES : [...DATABASES, ...FILES];
  if (present(least).length === 0) throw new PlainStop(`There is no store in ${dataDir}.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // Names and telephone numbers: for who keeps them alone.
  makeOwnFolder(unfinished);
  for (const name of present(DATABASES)) {
    const file = new DatabaseSync(join(dataDir, name), { readOnly: true, timeout: 5_000 });
    await backup(file, join(unfinished, name), { rate: ALL_PAGES });
    file.close();
  }
  for (const name of present(FILES)) copyFileSync(join(dataDir, name), join(unfinished, name));
  const names = present([...DATABASES, ...FILES]);
  for (const name of names) keepToOwner(join(unfinished, name));
  const files = Object.fromEntries(names.map((name) => [name, digestOf(join(unfinished, name))]));
  writeFileSync(join(unfinished, MANIFEST), JSON.stringify({ at: new Date().toISOString(), files }));
  renameSync(unfinished, folder);
  return names;
}

/**
 * Puts a backup into `dataDir`, which must hold no store. Throws PlainStop when a file is not what was written, or is of a
 * store that stands `elsewhere`: nobody would read it there, and who sees it named believes that it is back.
 */
export function restore(folder, dataDir, elsewhere = []) {
  if (!existsSync(join(folder, MANIFEST)))
    throw new PlainStop(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  const { files } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const unread = elsewhere.find(({ file }) => file in files);
  if (unread !== undefined)
    throw new PlainStop(
      `Nothing was restored: ${folder} holds ${unread.file}, but ${unread.named} names a database for ${unread.holds}, so nobody would read the file. Restore that database with PostgreSQL's own tools (docs/operations/backup-and-restore.md); to go back to files, take ${unread.named} out of the environment first, of the server too.`,
    );
  const altered = Object.entries(files).filter(
    ([name, digest]) => !existsSync(join(folder, name)) || digestOf(join(folder, name)) !== digest,
  );
  if (altered.length > 0)
    throw new PlainStop(
      `Nothing was restored: ${altered.map(([name]) => name).join(', ')} of ${folder} is not what was written.`,
    );
  const inTheWay = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => /\.db(-wal|-shm)?$/.test(name))
    : [];
  if (inTheWay.length > 0)
    throw new PlainStop(
      `Nothing was restored: ${dataDir} holds ${inTheWay.join(', ')}. Stop the server and move them away first.`,
    );
  mkdirSync(dataDir, { recursive: true });
  for (const name of Object.keys(files)) {
    copyFileSync(join(folder, name), join(dataDir, name));
    keepToOwner(join(dataDir, name));
  }
  return Object.keys(files);
}
