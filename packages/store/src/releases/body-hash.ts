import { createHash } from 'node:crypto';

/** What the body of a record is stored and compared by: equal bodies are one. `json` is what JSON.stringify makes of it. */
export function bodyHash(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}
