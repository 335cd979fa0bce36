import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;
const OTHERS = 0o077;

/** Makes a folder, and those above it, that only their owner may enter. One that exists stays as it was made. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
}

/** Takes a file that exists from everybody but its owner. */
export function keepToOwner(path: string): void {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, OWNER_FILE);
  } catch (error) {
    // Somebody else's file, or a read-only disk: who put it there has decided who may read it.
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'EROFS'].includes(String(error.code))))
      throw error;
  }
}

/** Makes an empty file for its owner alone where there is none; one that exists is taken from all others. */
export function makeOwnFile(path: string): void {
  try {
    // Only ever a file that nobody has open: closing a database's file ends all locks that this process holds on it.
    closeSync(openSync(path, 'wx', OWNER_FILE));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    keepToOwner(path);
  }
}

/** Writes what only its owner may read, also where a file of that name was there for all. */
export function writeOwnFile(path: string, content: string | Uint8Array): void {
  const file = openSync(path, 'w', OWNER_FILE);
  try {
    // Not for what is no file of its own, such as /dev/stdout.
    if (statSync(path).isFile()) fchmodSync(file, OWNER_FILE);
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
}
