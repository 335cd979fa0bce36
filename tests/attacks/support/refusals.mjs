import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { packScope } from '@bank/publish';
import { shortMemory, siteSources, writeFiles } from '@bank/publish/testing';

// How characters are read is the same for all that is tried.
const memory = shortMemory();

/** Small whole sources of the scope `site` in a new folder, with `files` in the place of their own or beside them. */
export function sourcesWith(folder, files = {}) {
  const sources = join(folder, 'sources');
  rmSync(sources, { recursive: true, force: true });
  return writeFiles(sources, { ...siteSources(), ...files });
}

/** Packs sources and says what became of it: 'packed', 'refused' with the words, or 'failed'. */
export async function packed(folder, sources) {
  const out = join(folder, 'out.bundle');
  rmSync(out, { recursive: true, force: true });
  const startedAt = performance.now();
  const outcome = await packScope({ folder: sources, scope: 'site', out, memory }).then(
    () => ({ kind: 'packed', words: '' }),
    (error) => ({
      kind: ['ContentError', 'ConfigError'].includes(error.name) ? 'refused' : 'failed',
      words: [error.message, ...(error.findings ?? [])].join('\n'),
    }),
  );
  return { ...outcome, out, ms: performance.now() - startedAt };
}
