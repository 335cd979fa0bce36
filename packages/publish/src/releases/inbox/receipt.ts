import { beijingMoment, type Scope } from '@bank/contract';
import { z } from 'zod';
import type { Told } from '../../base/errors.ts';
import { words, type Words } from '../../base/words.ts';

const OUTCOMES = ['taken', 'partly taken', 'nothing new', 'already taken', 'refused', 'waiting'] as const;
type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, Words>> = {
  taken: words`taken`,
  'partly taken': words`partly taken`,
  'nothing new': words`nothing new`,
  'already taken': words`already taken`,
  refused: words`refused`,
  waiting: words`waiting`,
};

/** Rows that are told one by one: a file with more has one cause. */
const MOST_TOLD = 1_000;

/** What a system is answered that put a file down, as JSON; what is for people in the language of whoever watches. */
export interface Receipt {
  file: string;
  sha256: string;
  size: number;
  outcome: Outcome;
  /** When it was answered, Beijing time. */
  at: string;
  feed?: string | undefined;
  scope?: Scope | undefined;
  /** The release that holds its rows, or that visitors saw already when there was nothing new. */
  release?: number | undefined;
  /** One sentence for people. */
  summary: string;
  /** Where the file stays, below the inbox. */
  keptAs?: string | undefined;
  /** What is wrong, in the order of the rows. */
  findings: readonly Told<string>[];
  /** How many more there are. */
  furtherFindings?: number | undefined;
  /** Let through, to be looked at. */
  warnings: readonly string[];
}

export function receiptText(receipt: Receipt): string {
  const findings = receipt.findings.slice(0, MOST_TOLD);
  const further = receipt.findings.length - findings.length;
  const told = { ...receipt, findings, ...(further > 0 && { furtherFindings: further }) };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

const Kept = z.looseObject({
  file: z.string(),
  sha256: z.string(),
  outcome: z.enum(OUTCOMES),
  at: z.string(),
  keptAs: z.string(),
});

/** One that this program wrote; undefined where a disk or a hand has spoilt it. */
export function readReceipt(text: string | undefined): (Receipt & { keptAs: string }) | undefined {
  if (text === undefined) return undefined;
  try {
    return Kept.parse(JSON.parse(text)) as unknown as Receipt & { keptAs: string };
  } catch {
    return undefined;
  }
}

/** Where the system looks that sent `name`. */
export const receiptPlace = (name: string) => `receipts/${name}.receipt.json`;
/** Where the first answer to these bytes is found, whatever their name. */
export const digestPlace = (sha256: string) => `receipts/by-digest/${sha256}.json`;

/** `taken/2026-11/fx-rates-2026-11-20T0930.3f2a90c1b2d4.csv`: two files of one name have other digests. */
export function keptPlace(folder: 'taken' | 'refused', name: string, sha256: string, now: number): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.(?:gbk\.csv|csv|xlsx))?$/.exec(name) ?? [];
  return `${folder}/${beijingMoment(now).slice(0, 7)}/${stem}.${sha256.slice(0, 12)}${ending}`;
}
