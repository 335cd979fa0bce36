import type { Generated, Kysely } from 'kysely';
import type { PublishingStep } from '../base/publishing-log.ts';
import type { Language, RecordTypeName, Scope, SeriesTypeName } from '../base/types.ts';

/** All moments are milliseconds since the epoch. */
export interface Tables {
  migration: { name: string; applied_at: number };
  /** Bodies, shared by all releases: `hash` is the SHA-256 of `json` in hex. */
  blob: { hash: string; json: string };
  release: {
    id: Generated<number>;
    scope: Scope;
    bundle_id: string;
    manifest: string;
    created_at: number;
    effective_at: number | null;
    item_count: number;
  };
  item: {
    release_id: number;
    type: RecordTypeName;
    locale: Language;
    key: string;
    section: string;
    rank: number;
    date: string;
    title: string;
    /** As `searchable` leaves it. */
    text: string;
    publish_at: number | null;
    expire_at: number | null;
    hash: string;
  };
  /** Append-only; a row may outlive its release, which prune removes. */
  activation: {
    sequence: Generated<number>;
    scope: Scope;
    release_id: number;
    activated_at: number;
    effective_at: number;
    actor: string;
    reason: string;
  };
  /** Append-only, one row for each step; see releases/append-to-log.ts. */
  publishing_log: {
    sequence: number;
    at: number;
    step: PublishingStep;
    scope: Scope;
    release_id: number;
    bundle_id: string;
    actor: string;
    machine: string;
    why: string;
    /** JSON object of texts. */
    facts: string;
    digest: string;
  };
  /** A release of the type's scope sees the rows with from_release <= its id < to_release; see series-points.ts. */
  series_point: {
    type: SeriesTypeName;
    key: string;
    date: string;
    from_release: number;
    /** Null for what the newest release sees. */
    to_release: number | null;
    /** JSON list of the values in the order of the type's fields. */
    figures: string;
  };
  media: { name: string; sha256: string; type: string; bytes: Uint8Array };
  release_media: { release_id: number; name: string };
}

export type ContentDatabase = Kysely<Tables>;
