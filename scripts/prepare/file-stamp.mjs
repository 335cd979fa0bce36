import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './places.mjs';

const hashOf = (path) =>
  createHash('sha256')
    .update(readFileSync(fromRoot(path)))
    .digest('hex');

function listFiles(path, accepts, files = {}) {
  const stat = statSync(fromRoot(path), { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const name of readdirSync(fromRoot(path))) listFiles(join(path, name), accepts, files);
  } else if (stat && accepts(path)) {
    files[path] = { size: stat.size, mtimeMs: stat.mtimeMs };
  }
  return files;
}

/** What the inputs (files or folders, from the root) look like now. An input that does not exist counts as empty. */
export function takeStamp(inputs, accepts = () => true) {
  const files = {};
  for (const input of inputs) listFiles(input, accepts, files);
  for (const [path, file] of Object.entries(files)) file.hash = hashOf(path);
  return { files };
}

export function writeStamp(stampPath, stamp) {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, JSON.stringify(stamp));
}

export function readStamp(stampPath) {
  try {
    return JSON.parse(readFileSync(stampPath, 'utf8'));
  } catch {
    // Missing or half-written: the work it stands for is done again, which is always right.
    return undefined;
  }
}

/** True when the inputs are as they were at `writeStamp`. Content is read only where a time differs (a fresh checkout). */
export function isCurrent(stampPath, inputs, accepts = () => true) {
  const stamp = readStamp(stampPath);
  if (!stamp?.files) return false;
  const now = {};
  for (const input of inputs) listFiles(input, accepts, now);
  if (Object.keys(now).length !== Object.keys(stamp.files).length) return false;

  let touched = false;
  for (const [path, file] of Object.entries(now)) {
    const then = stamp.files[path];
    if (!then || then.size !== file.size) return false;
    if (then.mtimeMs === file.mtimeMs) continue;
    if (hashOf(path) !== then.hash) return false;
    then.mtimeMs = file.mtimeMs;
    touched = true;
  }
  if (touched) writeStamp(stampPath, stamp);
  return true;
}
