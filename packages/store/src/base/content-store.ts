import type { Deed, LogEntry, PublishingLog } from './publishing-log.ts';
import type { Language, RecordBody, RecordTypeName, Scope, SeriesPoint, SeriesTypeName } from './types.ts';

/** What a version can differ in: the records of a type, the histories of one, what it says of itself (its key and moment). */
export type ContentPart = `records ${RecordTypeName} ${Language}` | `histories ${SeriesTypeName}` | 'version';

/** What visitors see at one moment: a release for each scope, and the moment itself for publish and expiry dates. */
export interface ContentVersion {
  /**
   * Same key, same content: goes into cache keys and ETags, and is the same on every node at the same moment.
   * Scheduling a release changes the sequence at once, but the key only when visitors see the release.
   */
  readonly key: string;
  /** The newest activation; grows with every activate and rollback. */
  readonly sequence: number;
  readonly releases: Readonly<Partial<Record<Scope, number>>>;
  /** Milliseconds since the epoch for which publish and expiry dates were compared. */
  readonly at: number;
  /** When the next publish, expiry or effective date falls or the day in Beijing ends, in ms since the epoch; undefined when nothing is shown. */
  readonly nextChangeAt: number | undefined;
}

export interface Item<Body> {
  readonly key: string;
  readonly section: string;
  readonly date: string;
  readonly title: string;
  /** Shared between readers and frozen. */
  readonly body: Body;
}

export interface ListQuery {
  /** All sections when absent. */
  section?: string;
  /** Inclusive days, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Every part, parted by spaces, must occur in the record's text, whatever the case. */
  keyword?: string;
  offset?: number;
  /** All when absent. */
  limit?: number;
}

export interface Neighbours {
  /** The next newer and the next older record of the same section by date, then key. */
  newer: { key: string; title: string } | undefined;
  older: { key: string; title: string } | undefined;
}

export interface SeriesQuery {
  /** Inclusive days, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Only the newest so many days. */
  last?: number;
}

/** One version's content; every answer belongs to the same releases and the same moment. */
export interface ContentSnapshot {
  readonly version: ContentVersion;
  find<Name extends RecordTypeName>(
    type: Name,
    language: Language,
    key: string,
  ): Promise<Item<RecordBody<Name>> | undefined>;
  /** Whether a record stood under this key until its expiry date. */
  hasEnded(type: RecordTypeName, language: Language, key: string): Promise<boolean>;
  /** Ordered by rank ascending, date descending, key descending. */
  list<Name extends RecordTypeName>(
    type: Name,
    language: Language,
    query?: ListQuery,
  ): Promise<Item<RecordBody<Name>>[]>;
  /**
   * All of them, in the order of `list`: for what reads a whole type, of which a bank may have a hundred thousand. Some hundred
   * bodies are read at a time and none is kept; in between others have their turn.
   */
  each<Name extends RecordTypeName>(type: Name, language: Language): AsyncIterable<Item<RecordBody<Name>>>;
  count(type: RecordTypeName, language: Language, query?: ListQuery): Promise<number>;
  /** The newest date of each section. */
  newest(type: RecordTypeName, language: Language): Promise<Map<string, string>>;
  /** The months, `YYYY-MM`, in which the section has records, newest first, with how many. */
  months(
    type: RecordTypeName,
    language: Language,
    section: string,
  ): Promise<{ month: string; count: number }[]>;
  neighbours(type: RecordTypeName, language: Language, section: string, key: string): Promise<Neighbours>;
  /** The history of one key, oldest day first; empty when there is none. */
  series<Name extends SeriesTypeName>(
    type: Name,
    key: string,
    query?: SeriesQuery,
  ): Promise<SeriesPoint<Name>[]>;
  /** The newest day of each of these keys, or of all: one read for a whole list. Keys without history are left out. */
  latest<Name extends SeriesTypeName>(
    type: Name,
    keys?: readonly string[],
  ): Promise<Map<string, SeriesPoint<Name>>>;
  /** The same text in two versions of one store: this part reads the same in both. */
  digest(part: ContentPart): Promise<string>;
}

export interface Media {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What shows who answers for a release. */
export interface Evidence extends Pick<Release, 'scope' | 'bundleId'> {
  readonly manifest: unknown;
}
export type LoggedImport = Pick<LogEntry, 'sequence' | 'at' | 'facts' | 'digest'>;

/** The public server's view of the content: read-only. Its reads, and a snapshot's, reject with ContentUnavailable. */
export interface ContentStore {
  /** Cheap enough to ask every second. `without`: as if the activations of these sequences had never been made. */
  currentVersion(now: number, without?: readonly number[]): Promise<ContentVersion>;
  snapshot(version: ContentVersion): ContentSnapshot;
  /** `name` is `<first 24 hex digits of the sha256>.<ext>`. Rejects with AlteredMedia when the bytes are not what it says. */
  media(name: string): Promise<Media | undefined>;
  /** Of every file of every release. */
  mediaNames(): Promise<string[]>;
  /** Newest first. */
  activations(): Promise<Activation[]>;
  /** The manifest that a release was imported with, and what it must be of; undefined when there is no such release. */
  evidence(releaseId: number): Promise<Evidence | undefined>;
  /** Imports that the log of publishing tells of, from the entry of this number on, oldest first. */
  importsFrom(sequence: number): Promise<LoggedImport[]>;
  close(): Promise<void>;
}

export interface NewItem {
  readonly type: RecordTypeName;
  readonly language: Language;
  readonly key: string;
  readonly section: string;
  readonly rank: number;
  readonly date: string;
  readonly title: string;
  /** What a keyword is looked for in; as written, the store brings both to one spelling. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly publishAt: number | undefined;
  readonly expireAt: number | undefined;
  readonly body: unknown;
}

export interface NewMedia extends Media {
  readonly name: string;
  readonly sha256: string;
}

export interface NewPoint {
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** In the order of the type's fields. */
  readonly values: readonly string[];
}

export interface NewSeries {
  readonly type: SeriesTypeName;
  /** `full`: these are all points of the type. `append`: they are added, or take the place of those of the same key and day. */
  readonly mode: 'full' | 'append';
  /** No key and day twice. */
  readonly points: Iterable<NewPoint>;
}

export interface NewRelease {
  readonly scope: Scope;
  /** The bundle's own id; importing the same one twice gives back the release that exists. */
  readonly bundleId: string;
  /** The manifest as it was, kept for the record. */
  readonly manifest: unknown;
  readonly effectiveAt: number | undefined;
  readonly items: Iterable<NewItem>;
  readonly media: Iterable<NewMedia>;
  /**
   * Histories continue those of the release that visitors see when this one is imported, also after a rollback; a type
   * that is not named here stays as it is there.
   */
  readonly series?: readonly NewSeries[];
  /** Histories that follow from those of this release, written in the same transaction. */
  readonly derive?: (histories: Histories) => Promise<readonly NewSeries[]>;
  /** The release that this one was made from: its media stay in use. Refused when visitors meanwhile see another one. */
  readonly basis?: number;
  /** The same bundle imported again then brings its manifest and its effective date, and with them the signatures that it has got meanwhile. */
  readonly isSigned?: boolean;
  /** What the log keeps of how it came to be, by name. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** What histories are derived from. */
export interface Histories {
  /** The newest day of each of these keys as visitors saw it before this import. */
  before<Name extends SeriesTypeName>(
    type: Name,
    keys: readonly string[],
  ): Promise<Map<string, SeriesPoint<Name>>>;
  /** As the new release has them: every day from `from` on, oldest first, of these keys. */
  since<Name extends SeriesTypeName>(
    type: Name,
    keys: readonly string[],
    from: string,
  ): Promise<Map<string, SeriesPoint<Name>[]>>;
  /** As the new release has them: for each wanted day the newest point on it or before it. */
  on<Name extends SeriesTypeName>(
    type: Name,
    wanted: readonly { key: string; day: string }[],
  ): Promise<(SeriesPoint<Name> | undefined)[]>;
}

/** What an import did to one history, compared with what visitors saw before. */
export interface SeriesChange {
  readonly type: SeriesTypeName;
  readonly added: number;
  readonly corrected: number;
  readonly removed: number;
}

/** `series` only when the import that made it brought some. */
export type ImportedRelease = Release & { readonly series?: readonly SeriesChange[] };

export interface Release {
  readonly id: number;
  readonly scope: Scope;
  readonly bundleId: string;
  readonly createdAt: number;
  readonly effectiveAt: number | undefined;
  readonly itemCount: number;
}

export interface Activation {
  readonly sequence: number;
  readonly scope: Scope;
  readonly releaseId: number;
  readonly activatedAt: number;
  /** Visitors see it from this moment on. */
  readonly effectiveAt: number;
  readonly actor: string;
  readonly reason: string;
}

export interface NewActivation {
  readonly scope: Scope;
  readonly releaseId: number;
  /** Else the release's own effective date counts; never before the moment of activating. */
  readonly effectiveAt?: number;
  readonly actor: string;
  /** What kind of activation it is: every reader of the log may act on it, other than on why somebody made it. */
  readonly reason: string;
  readonly machine?: string;
  readonly why?: string;
  /** What else the log keeps of it, by name. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Refused when the scope's newest activation is not this one (0: none). */
  readonly after?: number;
}

/** What tells an item of one release from that of another. */
export type ItemEntry = Pick<NewItem, 'type' | 'language' | 'key' | 'title' | 'publishAt' | 'expireAt'> & {
  readonly hash: string;
};

/** The publisher's view: the only writer of content. */
export interface ContentWriter {
  migrate(): Promise<void>;
  /** All rows in one transaction; nothing is left behind when it fails. */
  importRelease(release: NewRelease, now: number, deed?: Deed): Promise<ImportedRelease>;
  /** The newest activation of a scope that is in effect is what visitors see. */
  activate(activation: NewActivation, now: number): Promise<Activation>;
  /** Newest first. */
  releases(scope?: Scope): Promise<Release[]>;
  /** The manifest that a release was imported with; undefined when there is no such release. */
  manifest(releaseId: number): Promise<unknown>;
  /** Newest first. */
  activations(scope?: Scope): Promise<Activation[]>;
  /** Every step of publishing since the log began, and whether all of it is still as it was written. */
  log(): Promise<PublishingLog>;
  /** Every item of a release, without its body, in the order of type, language and key: what `diff` compares. */
  contents(releaseId: number): Promise<ItemEntry[]>;
  /** By their hashes; what is in no release is left out. */
  bodies(hashes: readonly string[]): Promise<Map<string, unknown>>;
  /** Every item with its body; `text` comes back in the spelling that keywords are compared in. */
  items(releaseId: number): Promise<NewItem[]>;
  /** Names of the media that a release uses. */
  mediaNames(releaseId: number): Promise<string[]>;
  /** The newest day of each key of a history, as a release has it. */
  latest<Name extends SeriesTypeName>(
    releaseId: number,
    type: Name,
    keys?: readonly string[],
  ): Promise<Map<string, SeriesPoint<Name>>>;
  /**
   * Removes all but the newest `keep` releases of each scope (never an active or scheduled one) and what only they
   * used. Pages that are still cached somewhere may name pictures of the releases removed, so keep a few.
   */
  prune(keep: number, now: number, deed?: Deed): Promise<{ releases: number; bodies: number; media: number }>;
  close(): Promise<void>;
}
