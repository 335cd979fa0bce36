import { WordedError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { LARGEST_TABLE_BYTES, megabytes } from '../../base/limits.ts';

/** A file that a bank's system has put down. */
export interface Waiting {
  name: string;
  size: number;
  /** Another one as soon as the file is. */
  stamp: string;
}

/** Where files come in, are kept and are answered: a folder or a bucket. Places are paths below it, such as `taken/2026-11/x.csv`. */
export interface Inbox {
  /** For people: where it is. */
  readonly name: string;
  /** Whether a file appears only when all of it is there. */
  readonly isWhole: boolean;
  /** Files that nobody has begun with. */
  waiting(): Promise<Waiting[]>;
  /** Names of files that were claimed and not kept: of a process that ended, or that must wait. */
  claimed(): Promise<string[]>;
  /** Takes a file out of the sender's reach and reads it; undefined when it is gone. Rejects where it is larger than a table may be. */
  claim(name: string): Promise<Buffer | undefined>;
  /** Puts a claimed file where it stays; `bytes` as they were read, absent when they could not be. */
  keep(name: string, place: string, bytes: Buffer | undefined): Promise<void>;
  /** Removes a claimed file of which a copy is kept. */
  drop(name: string): Promise<void>;
  has(place: string): Promise<boolean>;
  read(place: string): Promise<string | undefined>;
  /** All of the text or none is there, and what was told as written is still there after a power cut. */
  write(place: string, text: string): Promise<void>;
}

/** Written under such a name and renamed when it is whole, a file is never met half. */
const UNFINISHED_NAME = /^[._]|\.(?:part|tmp|filepart)$/i;

export function isFinishedName(name: string): boolean {
  return !UNFINISHED_NAME.test(name);
}

/** What an inbox could not do, in words for people. */
export class InboxError extends WordedError {
  override readonly name = 'InboxError';
}

/** The service that holds the inbox is away, or has trouble of its own: no file is to blame, and all of them wait. */
export class InboxAway extends WordedError {
  override readonly name = 'InboxAway';
}

export function tooLarge(size: number): InboxError {
  return new InboxError(
    words`A file of at most ${megabytes(LARGEST_TABLE_BYTES)} is read, this one has ${megabytes(size)}.`,
  );
}
