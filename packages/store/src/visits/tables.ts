import type { Kysely } from 'kysely';

/** What visitors leave behind. All moments are milliseconds since the epoch. */
export interface VisitsTables {
  migration: { name: string; applied_at: number };
  challenge: {
    key: string;
    /** The only form that may use it. */
    form: string;
    /** A digest: the answer itself is never stored. */
    answer: string;
    created_at: number;
    expires_at: number;
    tries: number;
    /** Null until it was answered rightly. */
    used_at: number | null;
  };
}

export type VisitsDatabase = Kysely<VisitsTables>;
