import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST_NAME, manifestText } from '../base/bundle/manifest.ts';
import type { FileContent } from '../base/bundle/file-content.ts';
import type { Bundle } from '../base/bundle/read-bundle.ts';
import { ConfigError } from '../base/errors.ts';
import { words } from '../base/words.ts';

/** Writes a bundle as a directory. An older bundle in the place is replaced whole. */
export function writeBundle(directory: string, { manifest, files }: Bundle): void {
  const isForeign =
    existsSync(directory) && !existsSync(join(directory, MANIFEST_NAME)) && readdirSync(directory).length > 0;
  if (isForeign) {
    throw new ConfigError(
      words`${directory} holds other files, which packing would delete. Name another folder with --out.`,
    );
  }
  // Written beside and then renamed: whoever watches the folder never sees half a bundle.
  const beside = `${directory}.writing-${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const folder of new Set([...files.keys()].map(dirname))) mkdirSync(join(beside, folder));
  for (const [path, content] of files) writeContent(join(beside, path), content);
  writeFileSync(join(beside, MANIFEST_NAME), manifestText(manifest));
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  renameSync(beside, directory);
}

function writeContent(place: string, content: FileContent): void {
  const file = openSync(place, 'wx');
  try {
    // By descriptor it writes on from where the last piece ended.
    for (const chunk of content.chunks()) writeFileSync(file, chunk);
  } finally {
    closeSync(file);
  }
}
