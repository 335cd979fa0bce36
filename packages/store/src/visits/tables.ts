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
  visit_record: {
    /** When the browser says that it was sent: the same in every replay, and never far from when it came. */
    at: number;
    /** The first half of the signature, which no two records share. */
    sign: string;
    action: string;
    /** Milliseconds; 0 for what takes none. */
    duration: number;
    path: string;
    module: string;
    sub_module: string;
    divide: string;
    /** Random, of one browser for thirty days at most; '' where there is none. */
    finger_print: string;
    column_id: string;
    language: string;
    /** The stay on a page that this record is a part of. */
    view: string;
  };
  /** Days whose records have been added up, or are being added up; `day` is its first moment in Beijing. */
  visit_day: {
    day: number;
    /** Of the process that is at it. */
    ticket: string;
    begun_at: number;
    /** Null until its sums stand in `visit_sum`. */
    summed_at: number | null;
  };
  /** Months whose days have been added up, by their first moment in Beijing. */
  visit_month: { month: number };
  /** What the records of a day or month come to: all of them, those of a section, those of a page. */
  visit_sum: {
    day: number;
    kind: string;
    /** Code of the section, path of the page, or ''. */
    key: string;
    displays: number;
    visits: number;
    visitors: number;
    clicks: number;
    careers_clicks: number;
    searches: number;
    empty_searches: number;
    median_ms: number | null;
    p90_ms: number | null;
    /** See StayLengths. */
    lengths: Uint8Array;
    /** See VisitorSketch. */
    sketch: Uint8Array;
  };
  feedback: {
    ticket_no: string;
    /** Digest of the draft and all its fields: the same thing sent again has the same one. */
    submission: string;
    type: string;
    content: string;
    /** '' where nothing was given, here and below. */
    name: string;
    phone: string;
    email: string;
    page_url: string;
    language: string;
    /** 1 when a program seems to have sent it. */
    is_suspect: number;
    created_at: number;
  };
  /** How many found a page useful, and how many did not. Days in Beijing, `YYYY-MM-DD`. */
  page_opinion: { day: string; path: string; useful: number; useless: number };
  /** How many documents of a day had a web vital of about so much. Days in Beijing, `YYYY-MM-DD`. */
  page_speed: {
    day: string;
    path: string;
    window_kind: string;
    measure: string;
    /** See speed-buckets.ts. */
    bucket: number;
    documents: number;
  };
  hot_search_salt: { day: string; salt: string };
  /** Who searched for what, beyond recognition: a keyed digest for each visitor and keyword, for one day. */
  hot_search_visitor: { digest: string; day: string };
  /** How many visitors a day searched for a keyword. Days in Beijing, `YYYY-MM-DD`. */
  hot_search_day: { day: string; language: string; spelling: string; keyword: string; visitors: number };
  /** How many visitors a day found nothing for a keyword, or only what it was read as. Days in Beijing, `YYYY-MM-DD`. */
  missed_search_day: {
    day: string;
    language: string;
    spelling: string;
    keyword: string;
    /** What was searched instead; '' where nothing was found. */
    meant: string;
    visitors: number;
  };
}

export type VisitSumTable = VisitsTables['visit_sum'];
export type FeedbackTable = VisitsTables['feedback'];
export type VisitsDatabase = Kysely<VisitsTables>;
