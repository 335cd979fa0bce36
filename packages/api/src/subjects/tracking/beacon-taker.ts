import { BrowseEnvelope } from '@bank/contract/tracking-schemas';
import type { NewVisitRecord } from '@bank/store';
import { acceptedSalt, type TrackSalt } from './accepted-salt.ts';
import { ReplayMemory } from './replay-memory.ts';
import { visitRecord, type BeaconKind, type NotARecord } from './visit-record.ts';

/** How far the moment of a record may lie from the server's, to both sides (TRK-2). */
const TIME_WINDOW_MS = 300_000;

/** A tracking call as it came in; nothing of it is checked. */
export interface SentBeacon {
  kind: BeaconKind;
  body: string;
  /** Of the calls whose signature travels in headers. */
  headers?: { timeStamp: unknown; sign: unknown; saltId: unknown };
}

export type TakenBeacon =
  | { outcome: 'stored'; record: NewVisitRecord }
  | { outcome: 'replayed' | 'forged' | 'stale' | 'unstored' | NotARecord };

interface TakenGroup {
  /** What became of each, in the order in which they were given. */
  beacons: TakenBeacon[];
  /** Why nothing of the group is stored; undefined where there was nothing to store, or it is on the disk. */
  failure?: unknown;
}

interface TakerDeps {
  /** All that are accepted: the one that pages sign with now, and the one before it. */
  salts: readonly TrackSalt[];
  /** Resolves when the records are durable, to the signatures of those that were new. */
  append: (records: readonly NewVisitRecord[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called after each beacon that was checked, for a thread that lets others have the core. */
  pause?: () => void;
}

/**
 * Checks what browsers sent and has it stored, a group at a time: the next group is given when this one has resolved.
 * Rejects with nothing.
 */
export function beaconTaker({ salts, append, now, pause }: TakerDeps) {
  const replays = new ReplayMemory(now);

  const judged = (beacon: SentBeacon) => {
    const { success, data: signed } = BrowseEnvelope.safeParse(envelopeOf(beacon));
    if (!success) return 'malformed';
    if (Math.abs(now() - Number(signed.timeStamp)) > TIME_WINDOW_MS) return 'stale';
    if (replays.has(signed.sign)) return 'replayed';
    if (acceptedSalt(signed, salts) === undefined) return 'forged';
    const record = visitRecord(beacon.kind, signed);
    return typeof record === 'string' ? record : { record, sign: signed.sign };
  };

  return async (group: readonly SentBeacon[]): Promise<TakenGroup> => {
    const all = group.map((beacon) => {
      const one = judged(beacon);
      pause?.();
      return one;
    });
    // By signature, so that a copy in the same group is not stored beside its like.
    const fresh = new Map(all.flatMap((one) => (typeof one === 'string' ? [] : [[one.record.sign, one]])));
    let added = new Set<string>();
    let failure: unknown;
    try {
      if (fresh.size > 0) added = new Set(await append([...fresh.values()].map(({ record }) => record)));
      // Only now: what could not be stored may come again.
      for (const { sign } of fresh.values()) replays.add(sign);
    } catch (error) {
      failure = error ?? new Error('nothing was said');
    }
    const beacons = all.map((one): TakenBeacon => {
      if (typeof one === 'string') return { outcome: one };
      if (failure !== undefined) return { outcome: 'unstored' };
      // The first of several copies is the one that was stored.
      const { record } = one;
      return added.delete(record.sign) ? { outcome: 'stored', record } : { outcome: 'replayed' };
    });
    return failure === undefined ? { beacons } : { beacons, failure };
  };
}

/** The envelope, wherever the signature travels. */
function envelopeOf({ body, headers }: SentBeacon): unknown {
  const given = parsed(body);
  if (headers === undefined) return given;
  if (typeof given !== 'object' || given === null) return undefined;
  const { timeStamp, sign, saltId } = headers;
  return { ...given, timeStamp, sign, ...(saltId !== undefined && { saltId }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
