import { beijingMoment, type Language, type Scope } from '@bank/contract';
import type { ContentWriter, Deed } from '@bank/store';
import { sha256 as digestOf } from '../../base/bundle/manifest.ts';
import { ConfigError, ContentError, toldIn, type Told } from '../../base/errors.ts';
import { Findings, countOf, quote } from '../../base/findings.ts';
import { words, wordsIn, type Words } from '../../base/words.ts';
import type { SignaturePolicy, Signer } from '../../base/signatures.ts';
import type { LetterKey } from '../../formats/tables/storable-rows.ts';
import { applyFeed } from '../feed/apply-feed.ts';
import { feedOf, namedScope } from '../feed/feed-file-type.ts';
import { releaseFedWith } from '../feed/release-fed-with.ts';
import type { FeedSettings } from './feed-settings.ts';
import type { Inbox } from './inbox.ts';
import {
  OUTCOME_WORDS,
  digestPlace,
  keptPlace,
  readReceipt,
  receiptPlace,
  receiptText,
  type Receipt,
} from './receipt.ts';

export interface Taking {
  inbox: Inbox;
  writer: ContentWriter;
  settings: (feed: string) => FeedSettings;
  signatures: SignaturePolicy;
  signers: readonly Signer[];
  letterKey: LetterKey;
  deed: Deed;
  /** Of what receipts say to people. */
  language: Language;
  now: () => number;
}

/**
 * Takes one file: claimed, applied, answered, kept. Whenever the process ends in between, the next attempt finds how far
 * it came: the store tells what was shown, the receipt of the digest what was answered, and the file stays where it was
 * claimed until everything else is done. Undefined when the file was gone.
 */
export async function takeFile(name: string, taking: Taking): Promise<Receipt | undefined> {
  const { inbox, language, now } = taking;
  const bytes = await inbox.claim(name);
  if (bytes === undefined) return undefined;
  const sha256 = digestOf(bytes);
  const first = readReceipt(await inbox.read(digestPlace(sha256)));
  if (first !== undefined && (first.file !== name || (await inbox.has(first.keptAs)))) {
    const again: Receipt = {
      ...first,
      file: name,
      outcome: 'already taken',
      at: beijingMoment(now()),
      summary: wordsIn(
        words`These bytes were ${OUTCOME_WORDS[first.outcome]} as ${first.file} on ${first.at}: ${first.summary}`,
        language,
      ),
    };
    await inbox.write(receiptPlace(name), receiptText(again));
    await inbox.drop(name);
    return again;
  }
  const receipt = first ?? (await answered({ name, bytes, sha256 }, taking));
  if (receipt.keptAs === undefined) {
    await inbox.write(receiptPlace(name), receiptText(receipt));
    return receipt;
  }
  if (receipt.outcome !== 'refused') await inbox.write(digestPlace(sha256), receiptText(receipt));
  await inbox.write(receiptPlace(name), receiptText(receipt));
  await inbox.keep(name, receipt.keptAs, bytes);
  return receipt;
}

interface Given {
  name: string;
  bytes: Buffer;
  sha256: string;
}

async function answered({ name, bytes, sha256 }: Given, taking: Taking): Promise<Receipt> {
  const now = taking.now();
  const { language } = taking;
  const scope = namedScope(name);
  const feed = feedOf(name);
  const told = {
    file: name,
    sha256,
    size: bytes.length,
    at: beijingMoment(now),
    feed,
    scope,
    findings: [],
    warnings: [],
  };
  const keptAs = (folder: 'taken' | 'refused') => keptPlace(folder, name, sha256, now);
  try {
    if (scope === undefined || feed === undefined) throw unknownName(name);
    const done = await releaseFedWith(sha256, scope, taking.writer);
    const taken = done ?? (await applied({ name, bytes }, { scope, feed, now }, taking));
    const summary = wordsIn(taken.summary, language);
    return { ...told, ...taken, summary, keptAs: keptAs('taken') };
  } catch (error) {
    // The file is not to blame: it waits until an operator has mended what is.
    if (error instanceof ConfigError)
      return { ...told, outcome: 'waiting', summary: wordsIn(error.words, language) };
    if (!(error instanceof ContentError)) throw error;
    return {
      ...told,
      outcome: 'refused',
      summary: wordsIn(error.words, language),
      findings: error.told.filter(({ level }) => level === 'error').map((one) => toldIn(language, one)),
      warnings: error.warnings.map((line) => wordsIn(line, language)),
      keptAs: keptAs('refused'),
    };
  }
}

type Result = Pick<Receipt, 'outcome' | 'release' | 'findings' | 'warnings'> & { summary: Words };

async function applied(
  file: { name: string; bytes: Buffer },
  { scope, feed, now }: { scope: Scope; feed: string; now: number },
  { writer, settings, signatures, signers, letterKey, deed, language }: Taking,
): Promise<Result> {
  const { encoding, isPartial } = settings(feed);
  const { fed, activation } = await applyFeed(writer, {
    scope,
    files: [file],
    encoding,
    isPartial,
    signatures,
    signers,
    letterKey,
    deed,
    language,
    now,
  });
  const { release, records, leftOut, warnings, series } = fed;
  const points = series.reduce((sum, { added, corrected }) => sum + added + corrected, 0);
  const changes = words`${countOf(records.length, 'record')} and ${countOf(points, 'point')} of history changed`;
  return {
    ...resultOf(leftOut, activation !== undefined),
    release: activation === undefined ? undefined : release.id,
    summary:
      activation === undefined
        ? words`Visitors see exactly this already.`
        : words`Shown to visitors as release ${release.id} of ${scope}: ${changes}.`,
    findings: leftOut.map((one) => toldIn(language, one)),
    warnings: warnings.map((line) => wordsIn(line, language)),
  };
}

function resultOf(leftOut: readonly Told[], isShown: boolean): { outcome: Receipt['outcome'] } {
  if (leftOut.length > 0) return { outcome: 'partly taken' };
  return { outcome: isShown ? 'taken' : 'nothing new' };
}

function unknownName(name: string): ContentError {
  const findings = new Findings();
  const expected = words`the name of a feed, such as fx-rates-2026-11-20T0930.csv, or of a scope for a workbook of several sheets, such as rates-20261120.xlsx`;
  findings.add({ at: name, expected, found: quote(name) });
  return new ContentError(words`Refused: no feed has such a name.`, findings.lines, [], findings.told);
}
