import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, UsageError } from '../base/errors.ts';
import type { FeedFile } from '../releases/feed/feed-manifest.ts';
import { applyFeed, saysNothingNew } from '../releases/feed/apply-feed.ts';
import { feedRelease, type Fed, type FeedOptions } from '../releases/feed/feed-release.ts';
import { countOf } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';
import { TABLE_ENCODINGS, type TableEncoding } from '../formats/tables/table-encoding.ts';
import { describeActivation } from './activate.ts';
import { DEED_OPTIONS, deedOf, sayWarnings, scopeOf, withWriter, type Command } from './command.ts';
import { describeSeriesChange } from './describe-series-change.ts';
import { FEED_STATUS_USAGE, FEED_USAGE, FEED_WATCH_USAGE } from './feed-usages.ts';
import { signersOf } from './feed-signers.ts';

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
  usage: words`${FEED_USAGE}\n${words`  content ${FEED_WATCH_USAGE}`}\n${words`  content ${FEED_STATUS_USAGE}`}`,
  async usageOf([name]) {
    return name === 'watch' ? FEED_WATCH_USAGE : name === 'status' ? FEED_STATUS_USAGE : undefined;
  },
  async run(args, context) {
    const [name, ...rest] = args;
    if (name === 'watch') return (await import('./feed-watch.ts')).runFeedWatch(rest, context);
    if (name === 'status') return (await import('./feed-status.ts')).runFeedStatus(rest, context);
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [scopeName, ...paths] = positionals;
    const scope = scopeOf(scopeName);
    if (paths.length === 0) throw new UsageError(words`feed needs a scope and at least one file.`);
    const files = paths.map(readFile);
    const { settings, now, language, say } = context;
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
      language,
      now,
    };
    return withWriter(context, async (writer) => {
      const isShown = values.activate === true;
      const { fed, activation } = isShown
        ? await applyFeed(writer, options)
        : { fed: await feedRelease(writer, options), activation: undefined };
      sayWarnings(fed.warnings, say);
      for (const { message } of fed.leftOut) say(words`Not taken: ${message}`);
      sayChanges(fed, say);
      const { release, leftOut } = fed;
      if (saysNothingNew(fed)) {
        say(words`Visitors see exactly this already; release ${release.id} of ${scope} was not activated.`);
      } else if (activation === undefined) {
        say(words`Visitors do not see it yet: content activate ${scope} ${release.id}`);
      } else say(describeActivation(activation, now));
      return leftOut.length > 0 ? 'partly' : undefined;
    });
  },
};

function encodingOf(text: string | undefined): TableEncoding | undefined {
  const encoding = TABLE_ENCODINGS.find((one) => one === text?.toLowerCase());
  if (text === undefined || encoding !== undefined) return encoding;
  throw new UsageError(words`--encoding is utf-8 or gbk, not "${text}".`);
}

function readFile(path: string): FeedFile {
  try {
    return { name: path, bytes: readFileSync(resolve(path)) };
  } catch (error) {
    throw new ConfigError(
      words`${path} could not be read (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

function sayChanges({ release, isNew, records, series }: Fed, say: (line: Words) => void): void {
  for (const { kind, type, key } of records.slice(0, MOST_NAMED)) say(words`${MARKS[kind]} ${type}  ${key}`);
  if (records.length > MOST_NAMED) say(words`… and ${countOf(records.length - MOST_NAMED, 'more record')}`);
  for (const change of series) say(describeSeriesChange(change));
  say(
    isNew
      ? words`Made release ${release.id} of ${release.scope}: ${countOf(records.length, 'record')} changed.`
      : words`These files were made into release ${release.id} of ${release.scope} before.`,
  );
}
