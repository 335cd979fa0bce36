import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deed, LogEntry } from '../base/publishing-log.ts';
import type { Tables } from '../database/tables.ts';

export const NOBODY: Deed = { actor: '', machine: '', why: '' };

type Step = Pick<LogEntry, 'step' | 'scope' | 'releaseId' | 'bundleId'> & Partial<Pick<LogEntry, 'facts'>>;

/** Within the transaction that takes the step: both are kept, or neither. */
export async function appendToLog(
  transaction: Transaction<Tables>,
  { facts = {}, ...step }: Step,
  { actor, machine, why }: Deed,
  now: number,
): Promise<void> {
  const newest = await transaction
    .selectFrom('publishing_log')
    .select(['sequence', 'digest'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = { sequence: (newest?.sequence ?? 0) + 1, at: now, ...step, actor, machine, why, facts };
  await transaction
    .insertInto('publishing_log')
    .values({
      sequence: entry.sequence,
      at: now,
      step: step.step,
      scope: step.scope,
      release_id: step.releaseId,
      bundle_id: step.bundleId,
      actor,
      machine,
      why,
      facts: JSON.stringify(facts),
      digest: digestOf(entry, newest?.digest ?? ''),
    })
    .execute();
}

export function digestOf(entry: Omit<LogEntry, 'digest'>, before: string): string {
  const { sequence, at, step, scope, releaseId, bundleId, actor, machine, why, facts } = entry;
  const told = [before, sequence, at, step, scope, releaseId, bundleId, actor, machine, why, facts];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
