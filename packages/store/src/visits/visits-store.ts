import type { ActionType, Language, SpeedMeasure, WholeEvent, WindowKind } from '@bank/contract';

export interface NewChallenge {
  /** Made by the visitor's page; an older challenge of the same key is replaced. */
  readonly key: string;
  /** The only form that it can be used for. */
  readonly form: string;
  /** Digest of the right answer. */
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * `solved` is said once for each challenge, whatever happens at the same time. `gone` is everything that cannot be
 * solved any more: unknown, of another form, used, too old, or tried too often.
 */
export type Redeemed = 'solved' | 'wrong' | 'gone';

export interface Challenges {
  put(challenge: NewChallenge): Promise<void>;
  redeem(attempt: { key: string; form: string; answer: string; now: number }): Promise<Redeemed>;
  /** Rows kept, for tests and operators. */
  count(): Promise<number>;
}

export interface KeptFeedback {
  readonly ticketNo: string;
  /** A code of FEEDBACK_TYPE. */
  readonly type: string;
  readonly content: string;
  /** '' where nothing was given. */
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Path of the page it is about. */
  readonly pageUrl: string;
  readonly language: string;
  /** A program seems to have sent it. It is kept all the same, and left out of what staff read first. */
  readonly isSuspect: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export interface FeedbackBox {
  /** The number that a submission has got, when it was kept before. */
  findTicket(submission: string): Promise<string | undefined>;
  /**
   * Resolves when it is on the disk, with its number: a new one of `drawNumber`, or the one that the same submission got
   * before. `submission` is a digest of the draft and its fields.
   */
  add(
    feedback: Omit<KeptFeedback, 'ticketNo'> & { submission: string },
    drawNumber: () => string,
  ): Promise<string>;
  /** Received from `since` on and before `until`, in milliseconds since the epoch; oldest first. */
  list(span: { since: number; until: number }): AsyncIterable<KeptFeedback>;
}

export interface CountedSearch {
  readonly language: Language;
  /** As typed; what is shown. */
  readonly keyword: string;
  /** What counts as the same keyword. */
  readonly spelling: string;
  /** What tells one visitor from another, such as a network address; only a digest is kept, and only for the day. */
  readonly visitor: string;
  /** In Beijing, `YYYY-MM-DD`. */
  readonly day: string;
}

export interface HotSearches {
  /** Counts a visitor once a day for each keyword; true when it counted. */
  add(search: CountedSearch): Promise<boolean>;
  /** The keywords of most visitors over the last days, newer days weighing more; never what only a few searched for. */
  ranked(query: { language: Language; day: string; limit: number }): Promise<string[]>;
}

export interface MissedSearch extends CountedSearch {
  /** What was searched instead; '' where nothing was found. */
  readonly meant: string;
}

/** What editors learn words from: keywords that found nothing, or only what they were read as. */
export interface MissedSearches {
  /** Counts a visitor once a day for each keyword; true when it counted. */
  add(search: MissedSearch): Promise<boolean>;
  /** Both days included, by day, most visitors first; never what only a few of one day typed. */
  list(span: {
    from: string;
    to: string;
  }): Promise<{ day: string; language: string; keyword: string; meant: string; visitors: number }[]>;
}

/** A record that was checked. Moments in milliseconds since the epoch. */
export interface NewVisitRecord {
  /** The time stamp that it was signed with. */
  readonly at: number;
  /** Tells it from every other record of that moment. */
  readonly sign: string;
  readonly action: VisitAction;
  /** Milliseconds; 0 for what takes none. */
  readonly duration: number;
  readonly path: string;
  readonly module: string;
  readonly subModule: string;
  readonly divide: string;
  /** '' where the visitor has none. */
  readonly fingerPrint: string;
  readonly column: string;
  readonly language: Language;
  /** Joins the records of one stay on a page. */
  readonly view: string;
}

/** The tracked actions, and beside them the calls of a start and of the careers link. */
export type VisitAction = ActionType | WholeEvent | 'careers';

/** What a report tells apart; `whole` is one row for all. */
export type ReportBy = 'whole' | 'section' | 'page' | 'day';

export interface VisitFigures {
  /** Code of the section, path of the page, `YYYY-MM-DD` in Beijing, or '' for all. */
  readonly key: string;
  /** Documents opened, also before consent. */
  readonly displays: number;
  /** Stays on a page of two seconds and more, after consent. */
  readonly visits: number;
  /** Different random ids among them. */
  readonly visitors: number;
  /** Visible time of a stay by nearest rank, in ms; undefined where there was none. */
  readonly medianMs: number | undefined;
  readonly p90Ms: number | undefined;
  readonly clicks: number;
  readonly careersClicks: number;
  readonly searches: number;
  readonly emptySearches: number;
}

export interface VisitRecords {
  /** Durable when it resolves. What is stored already, by moment and signature, is passed over; resolves to the signatures of the new ones. */
  append(records: readonly NewVisitRecord[]): Promise<ReadonlySet<string>>;
  /** Removes whole days in Beijing, with their sums, that ended before the one that `moment` lies in. */
  dropDaysBefore(moment: number): Promise<void>;
  /** From `from` up to, and without, `to`; the greatest number of visits first, days in their order. */
  figures(asked: { from: number; to: number; by: ReportBy }): Promise<VisitFigures[]>;
  /**
   * As `figures`, from the sums of days: `from` and `to` are midnights in Beijing. Exact where a row is about one day.
   * Over several days visitors are estimated (a standard error of 2.3 per cent), lengths are right within one per cent,
   * and a stay over midnight counts as two; all else is exact.
   */
  summedFigures(asked: { from: number; to: number; by: ReportBy }): Promise<VisitFigures[]>;
  /**
   * Sums the days that have ended and are not summed yet, and the months they complete; resolves to how many days it
   * summed. Any number of processes may do it at once.
   */
  sumDays(now: number): Promise<number>;
  count(): Promise<number>;
}

/** Whether a page was useful: numbers and nothing else. Days in Beijing, `YYYY-MM-DD`. */
export interface PageOpinions {
  count(opinion: { day: string; path: string; isUseful: boolean }): Promise<void>;
  /** Both days included, by path. */
  list(span: { from: string; to: string }): Promise<{ path: string; useful: number; useless: number }[]>;
}

/** How fast one document was for one visitor. */
export interface PageSpeed {
  /** In Beijing, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the site's own route record. */
  readonly path: string;
  readonly window: WindowKind;
  /** Milliseconds; `cls` in thousandths. */
  readonly measures: Readonly<Partial<Record<SpeedMeasure, number | undefined>>>;
}

export interface SpeedFigures {
  readonly path: string;
  readonly window: WindowKind;
  readonly measure: SpeedMeasure;
  /** For which it was measured. */
  readonly documents: number;
  /** Three of four were at least as good, in the unit of PageSpeed; right within five per cent. */
  readonly p75: number;
}

/** Web vitals: numbers and nothing else, kept for a season. */
export interface PageSpeeds {
  /** Written with others within five seconds, or when the store is closed: those of a process that is killed are lost. */
  count(speed: PageSpeed): void;
  /** Both days included; by path, window and measure, in the order of the contract. */
  list(span: { from: string; to: string }): Promise<SpeedFigures[]>;
}

/** What visitors write: its own database, so that none of it can harm the content. All calls reject with VisitsUnavailable. */
export interface VisitsStore {
  readonly challenges: Challenges;
  readonly records: VisitRecords;
  readonly feedback: FeedbackBox;
  readonly opinions: PageOpinions;
  readonly speeds: PageSpeeds;
  readonly hotSearches: HotSearches;
  readonly missedSearches: MissedSearches;
  close(): Promise<void>;
}
