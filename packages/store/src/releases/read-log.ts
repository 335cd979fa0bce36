import type { Activation } from '../base/content-store.ts';
import type { LogEntry, PublishingLog } from '../base/publishing-log.ts';
import type { ContentDatabase } from '../database/tables.ts';
import { listActivations } from './activations.ts';
import { digestOf } from './append-to-log.ts';

export async function readLog(database: ContentDatabase): Promise<PublishingLog> {
  const rows = await database
    .selectFrom('publishing_log')
    .select(['sequence', 'at', 'step', 'scope', 'release_id as releaseId', 'bundle_id as bundleId'])
    .select(['actor', 'machine', 'why', 'facts', 'digest'])
    .orderBy('sequence')
    .execute();
  const entries = rows.map((row) => ({
    ...row,
    facts: JSON.parse(row.facts) as Readonly<Record<string, string>>,
  }));
  return {
    entries,
    faults: [...faultsOfChain(entries), ...faultsOfActivations(entries, await listActivations(database))],
  };
}

function* faultsOfChain(entries: readonly LogEntry[]): Generator<string> {
  let before = { sequence: 0, digest: '' };
  for (const entry of entries) {
    const expected = before.sequence + 1;
    if (entry.sequence !== expected) yield `Entry ${expected} of the log is missing.`;
    else if (entry.digest !== digestOf(entry, before.digest))
      yield `Entry ${entry.sequence} of the log was altered, or the one before it.`;
    before = entry;
  }
}

/** Each activation since the log began stands in it, and each that stands in it was made. */
function* faultsOfActivations(
  entries: readonly LogEntry[],
  activations: readonly Activation[],
): Generator<string> {
  const made = new Map(activations.map((one) => [String(one.sequence), one]));
  const began = entries[0]?.at ?? Infinity;
  const logged = new Set<string>();
  for (const { step, facts, sequence, scope, releaseId } of entries) {
    if (step !== 'activate') continue;
    const activation = made.get(facts['activation'] ?? '');
    logged.add(facts['activation'] ?? '');
    if (activation?.scope !== scope || activation.releaseId !== releaseId)
      yield `The activation of release ${releaseId} of ${scope} that entry ${sequence} tells of is not in the store.`;
  }
  for (const { sequence, activatedAt, scope, releaseId } of activations) {
    if (activatedAt >= began && !logged.has(String(sequence)))
      yield `Release ${releaseId} of ${scope} was activated without an entry in the log.`;
  }
}
