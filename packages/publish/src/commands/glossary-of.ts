import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readGlossary } from '../formats/terms/read-glossary.ts';
import type { Terms } from '../formats/terms/terms.ts';

const GLOSSARY_NAME = 'glossary.yaml';

/** The terms that English texts are held to: of the file that was named, else of the one beside the scopes, if there is one. */
export function glossaryOf(named: string | undefined, contentDir?: string): Terms | undefined {
  if (named !== undefined) return readGlossary(resolve(named));
  if (contentDir === undefined) return undefined;
  const beside = join(contentDir, GLOSSARY_NAME);
  return existsSync(beside) ? readGlossary(beside) : undefined;
}
