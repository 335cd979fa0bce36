import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Scope } from '@bank/contract';
import type { ContentWriter } from '@bank/store';
import { ConfigError, UsageError } from '../base/errors.ts';
import type { FeedFile } from '../releases/feed/feed-manifest.ts';
import { feedRelease, type Fed } from '../releases/feed/feed-release.ts';
import { countOf } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';
import { activate, listReleases } from '../releases/activations.ts';
import type { Signer } from '../base/signatures.ts';
import { describeActivation } from './activate.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  beijingTime,
  deedOf,
  sayWarnings,
  scopeOf,
  withWriter,
  type Command,
} from './command.ts';
import { describeSeriesChange } from './describe-series-change.ts';

/** More changed records than this are counted, not named. */
const MOST_NAMED = 20;
const MARKS = { added: '+', changed: '~', removed: '-' } as const;

export const feed: Command = {
  usage: words`feed <scope> <file.csv|xlsx>… [--whole] [--activate] ${DEED_USAGE} [--maker <name>=<key.pem> --checker <name>=<key.pem>]`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        whole: { type: 'boolean' },
        activate: { type: 'boolean' },
        ...DEED_OPTIONS,
        maker: { type: 'string' },
        checker: { type: 'string' },
      },
    });
    const [scopeName, ...paths] = positionals;
    const scope = scopeOf(scopeName);
    if (paths.length === 0) throw new UsageError(words`feed needs a scope and at least one file.`);
    const files = paths.map(readFile);
    const signers = [signerOf('maker', values.maker), signerOf('checker', values.checker)].flat();
    const { settings, now, say } = context;
    await withWriter(context, async (writer) => {
      const isShown = values.activate === true;
      if (isShown) await refuseWhenScheduled(writer, scope, now);
      const { letterKey } = settings;
      const deed = deedOf(values, context);
      const options = { scope, files, isWhole: values.whole === true, signers, letterKey, deed, now };
      const fed = await feedRelease(writer, { ...options, signatures: settings.signatures });
      sayWarnings(fed.warnings, say);
      sayChanges(fed, say);
      const { release } = fed;
      if (fed.isNew && fed.records.length === 0 && fed.series.length === 0) {
        say(words`Visitors see exactly this already; release ${release.id} of ${scope} was not activated.`);
        return;
      }
      if (!isShown) {
        say(words`Visitors do not see it yet: content activate ${scope} ${release.id}`);
        return;
      }
      say(
        describeActivation(
          await activate(writer, scope, release.id, { ...deed, now, signatures: settings.signatures }),
          now,
        ),
      );
    });
  },
};

function readFile(path: string): FeedFile {
  try {
    return { name: path, bytes: readFileSync(resolve(path)) };
  } catch (error) {
    throw new ConfigError(
      words`${path} could not be read (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

function signerOf(role: Signer['role'], text: string | undefined): Signer[] {
  if (text === undefined) return [];
  const [, name, keyFile] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || keyFile === undefined) {
    throw new UsageError(words`--${role} needs a name and a key file, such as rates-system=/keys/rates.pem.`);
  }
  return [{ role, name, keyFile: resolve(keyFile) }];
}

/** Activating at once calls off what was scheduled, and what was scheduled does not hold the new rows: either loses something. */
async function refuseWhenScheduled(writer: ContentWriter, scope: Scope, now: number): Promise<void> {
  const scheduled = (await listReleases(writer, now, scope)).find(({ state }) => state === 'scheduled');
  if (scheduled === undefined) return;
  throw new ConfigError(
    words`Nothing was changed: release ${scheduled.id} of ${scope} is scheduled for ${beijingTime(scheduled.since ?? now)} (Beijing time). Showing these files now would call it off. Activate it now, or activate the present release again to call it off; then feed the files. In a scope that is fed, give records a publishAt instead.`,
  );
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
