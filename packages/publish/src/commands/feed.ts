import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, UsageError } from '../base/errors.ts';
import type { FeedFile } from '../releases/feed/feed-manifest.ts';
import { applyFeed, saysNothingNew } from '../releases/feed/apply-feed.ts';
import { feedRelease, type Fed, type FeedOptions } from '../releases/feed/feed-release.ts';
import { countOf } from '../base/findings.ts';
import { TABLE_ENCODINGS, type TableEncoding } from '../formats/tables/table-encoding.ts';
import { describeActivation } from './activate.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  deedOf,
  sayWarnings,
  scopeOf,
  withWriter,
  type Command,
} from './command.ts';
import { describeSeriesChange } from './describe-series-change.ts';
import { FEED_STATUS_USAGE, FEED_WATCH_USAGE } from './feed-usages.ts';
import { SIGNERS_USAGE, signersOf } from './feed-signers.ts';

/** More changed records than this are counted, not named. */
const MOST_NAMED = 20;
const MARKS = { added: '+', changed: '~', removed: '-' } as const;

const OPTIONS = {
  whole: { type: 'boolean' },
  partial: { type: 'boolean' },
  encoding: { type: 'string' },
  activate: { type: 'boolean' },
  ...DEED_OPTIONS,
  maker: { type: 'string' },
  checker: { type: 'string' },
} as const;

export const feed: Command = {
  usage:
    `feed <scope> <file.csv|xlsx>… [--whole | --partial] [--encoding gbk] [--activate] ${DEED_USAGE} ${SIGNERS_USAGE}\n` +
    `  content ${FEED_WATCH_USAGE}\n  content ${FEED_STATUS_USAGE}`,
  async run(args, context) {
    const [name, ...rest] = args;
    if (name === 'watch') return (await import('./feed-watch.ts')).runFeedWatch(rest, context);
    if (name === 'status') return (await import('./feed-status.ts')).runFeedStatus(rest, context);
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [scopeName, ...paths] = positionals;
    const scope = scopeOf(scopeName);
    if (paths.length === 0) throw new UsageError('feed needs a scope and at least one file.');
    const files = paths.map(readFile);
    const { settings, now, say } = context;
    const { letterKey, signatures } = settings;
    const options: FeedOptions = {
      scope,
      files,
      isWhole: values.whole === true,
      isPartial: values.partial === true,
      encoding: encodingOf(values.encoding),
      signers: signersOf(values),
      signatures,
      letterKey,
      deed: deedOf(values, context),
      now,
    };
    return withWriter(context, async (writer) => {
      const isShown = values.activate === true;
      const { fed, activation } = isShown
        ? await applyFeed(writer, options)
        : { fed: await feedRelease(writer, options), activation: undefined };
      sayWarnings(fed.warnings, say);
      for (const { message } of fed.leftOut) say(`Not taken: ${message}`);
      sayChanges(fed, say);
      const { release, leftOut } = fed;
      if (saysNothingNew(fed)) {
        say(`Visitors see exactly this already; release ${release.id} of ${scope} was not activated.`);
      } else if (activation === undefined) {
        say(`Visitors do not see it yet: content activate ${scope} ${release.id}`);
      } else say(describeActivation(activation, now));
      return leftOut.length > 0 ? 'partly' : undefined;
    });
  },
};

function encodingOf(text: string | undefined): TableEncoding | undefined {
  const encoding = TABLE_ENCODINGS.find((one) => one === text?.toLowerCase());
  if (text === undefined || encoding !== undefined) return encoding;
  throw new UsageError(`--encoding is ${TABLE_ENCODINGS.join(' or ')}, not "${text}".`);
}

function readFile(path: string): FeedFile {
  try {
    return { name: path, bytes: readFileSync(resolve(path)) };
  } catch (error) {
    throw new ConfigError(`${path} could not be read (${(error as Error).message}). Nothing was changed.`);
  }
}

function sayChanges({ release, isNew, records, series }: Fed, say: (line: string) => void): void {
  for (const { kind, type, key } of records.slice(0, MOST_NAMED)) say(`${MARKS[kind]} ${type}  ${key}`);
  if (records.length > MOST_NAMED) say(`… and ${countOf(records.length - MOST_NAMED, 'more record')}`);
  for (const change of series) say(describeSeriesChange(change));
  say(
    isNew
      ? `Made release ${release.id} of ${release.scope}: ${countOf(records.length, 'record')} changed.`
      : `These files were made into release ${release.id} of ${release.scope} before.`,
  );
}
