import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What visitors may read, nginx must be able to read, whatever umask the service has. */
const FOLDER = 0o755;
export const PUBLIC_FILE = 0o644;

/** Makes a folder, and those above it, that all may enter. One that exists stays as it was made. */
export function makePublicFolder(folder: string): void {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, FOLDER);
}

/** As {@link makePublicFolder}, for one that is the mirror's own: an earlier one may be its owner's alone. */
export function openPublicFolder(folder: string): void {
  makePublicFolder(folder);
  if ((statSync(folder).mode & FOLDER) !== FOLDER) chmodSync(folder, FOLDER);
}

export const isPublic = (path: string): boolean => (statSync(path).mode & PUBLIC_FILE) === PUBLIC_FILE;
