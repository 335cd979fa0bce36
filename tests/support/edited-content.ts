import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Site } from './site.ts';

const CONTENT = resolve(import.meta.dirname, '../../content/site');

/**
 * Packs a copy of the demo bank's `content/site` in which one file is edited, and makes it the active release of the
 * running site; a file that is left without a text is left out. Rejects with the command's output when the content is refused.
 */
export function activateEdited(site: Site, file: string, edit: Edit): Promise<void> {
  return activateEdits(site, { [file]: edit });
}

type Edit = (text: string) => string;

/**
 * The same with several files in one release, and files that are put beside them: a release takes seconds to pack and to
 * be shown.
 */
export async function activateEdits(
  site: Site,
  edits: Readonly<Record<string, Edit>>,
  added: Readonly<Record<string, Uint8Array>> = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'bank-content-'));
  try {
    const sources = join(dir, 'site');
    // Ten times as fast as the asynchronous one, which goes through threads for each of the 760 files.
    cpSync(CONTENT, sources, { recursive: true });
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(sources, file);
      const text = await readFile(path, 'utf8');
      const edited = edit(text);
      if (edited === text)
        throw new Error(`The edit changed nothing in ${file}, so the test would show nothing`);
      await (edited === '' ? rm(path) : writeFile(path, edited));
    }
    for (const [file, content] of Object.entries(added)) await writeFile(join(sources, file), content);
    const bundle = join(dir, 'bundle');
    await site.content(['pack', sources, '--scope', 'site', '--out', bundle]);
    await site.content(['import', bundle, '--activate']);
  } finally {
    await rm(dir, { recursive: true });
  }
}
