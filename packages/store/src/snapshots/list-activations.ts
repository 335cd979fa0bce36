import type { Activation } from '../base/content-store.ts';
import type { Scope } from '../base/types.ts';
import type { ContentDatabase } from '../database/tables.ts';

/** Newest first. */
export function listActivations(database: ContentDatabase, scope?: Scope): Promise<Activation[]> {
  const query = database
    .selectFrom('activation')
    .select([
      'sequence',
      'scope',
      'release_id as releaseId',
      'activated_at as activatedAt',
      'effective_at as effectiveAt',
      'actor',
      'reason',
    ])
    .orderBy('sequence', 'desc');
  return (scope === undefined ? query : query.where('scope', '=', scope)).execute();
}
