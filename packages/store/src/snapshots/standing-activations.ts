import type { ContentDatabase } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';

export interface StandingActivation {
  sequence: number;
  scope: Scope;
  releaseId: number;
  effectiveAt: number;
  /** False while its effective date is still to come. */
  inEffect: boolean;
}

/**
 * Each scope's activation that visitors see at `now` and those that are to follow it. The newest one by sequence that
 * is in effect wins, so activating something at once also calls off what was scheduled before. `without`: as if the
 * activations of these sequences had never been made.
 */
export async function findStandingActivations(
  database: ContentDatabase,
  now: number,
  without: readonly number[] = [],
): Promise<StandingActivation[]> {
  // One statement, so that the newest sequence and what it stands for belong together.
  const rows = await database
    .with('standing', (cte) => {
      const all = cte.selectFrom('activation').selectAll();
      return without.length === 0 ? all : all.where('sequence', 'not in', without);
    })
    .with('visible', (cte) =>
      cte
        .selectFrom('standing')
        .select((select) => ['scope', select.fn.max('sequence').as('newest')])
        .where('effective_at', '<=', now)
        .groupBy('scope'),
    )
    .selectFrom('standing as activation')
    .leftJoin('visible', 'visible.scope', 'activation.scope')
    .select([
      'activation.sequence',
      'activation.scope',
      'activation.release_id as releaseId',
      'activation.effective_at as effectiveAt',
    ])
    .where((where) =>
      where.or([
        where('visible.newest', 'is', null),
        where('activation.sequence', '>=', where.ref('visible.newest')),
      ]),
    )
    .orderBy('activation.sequence')
    .execute();
  return rows.map((row) => ({ ...row, inEffect: row.effectiveAt <= now }));
}
