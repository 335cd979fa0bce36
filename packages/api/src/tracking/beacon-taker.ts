import { BrowseEnvelope } from '@bank/contract/schemas';
import type { NewVisitRecord } from '@bank/store';
import { acceptedSalt, type TrackSalt } from './accepted-salt.ts';
import { ReplayMemory } from './replay-memory.ts';
import { visitRecord, type BeaconKind, type NotARecord } from './visit-record.ts';

/** How far the moment of a record may lie from the server's, to both sides (product guide TRK-2). */
export const TIME_WINDOW_MS = 300_000;

export type BeaconOutcome = 'stored' | 'replayed' | 'forged' | 'stale' | 'limited' | 'unstored' | NotARecord;

export interface TrackingDeps {
  /** All that are accepted: the one that pages sign with now, and the one before it. */
  salts: readonly TrackSalt[];
  /** Resolves when the record is durable, to whether it was new. Rejects while the store cannot take it. */
  store(record: NewVisitRecord): Promise<boolean>;
  /** For the operators; the visitor never learns it. */
  count(outcome: BeaconOutcome, record?: NewVisitRecord): void;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Checks what a browser sent and has it stored. Resolves to what became of it, and rejects with nothing. */
export function beaconTaker({
  salts,
  store,
  now,
}: Omit<TrackingDeps, 'count'>): (
  kind: BeaconKind,
  given: unknown,
) => Promise<[BeaconOutcome, NewVisitRecord?]> {
  const replays = new ReplayMemory(now);
  return async (kind, given) => {
    const { success, data: signed } = BrowseEnvelope.safeParse(given);
    if (!success) return ['malformed'];
    if (Math.abs(now() - Number(signed.timeStamp)) > TIME_WINDOW_MS) return ['stale'];
    if (replays.has(signed.sign)) return ['replayed'];
    if (acceptedSalt(signed, salts) === undefined) return ['forged'];
    const record = visitRecord(kind, signed);
    if (typeof record === 'string') return [record];
    // Before it is stored: copies that come in the meantime are not stored beside it.
    replays.add(signed.sign);
    try {
      return [(await store(record)) ? 'stored' : 'replayed', record];
    } catch {
      replays.forget(signed.sign);
      return ['unstored'];
    }
  };
}
