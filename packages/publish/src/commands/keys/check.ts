import { parseArgs } from 'node:util';
import type { ContentWriter } from '@bank/store';
import { ContentError, UsageError } from '../../base/errors.ts';
import { countOf } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { readEnrolledKeys } from '../../base/signatures/enrolled-keys.ts';
import { reviewKeys } from '../../base/signatures/review-keys.ts';
import { inEffect } from '../../releases/in-effect.ts';
import { sayWarnings, withWriter, type Command } from '../command.ts';
import { KEYS_OPTIONS, keysFileOf } from './keys-file.ts';

export const check: Command = {
  usage: words`keys check [<keys file>]`,
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: KEYS_OPTIONS });
    const [given, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`keys check takes one file at most.`);
    const file = keysFileOf(given === undefined ? values : { keys: given }, context);
    const { enrolled } = readEnrolledKeys(file);
    const { now, say } = context;
    const columns = await withWriter(context, (writer) => columnsOf(writer, now));
    const { problems, remarks } = reviewKeys(enrolled, { now, columns });
    sayWarnings(remarks, say);
    if (problems.length > 0)
      throw new ContentError(words`${countOf(problems.length, 'problem')} in ${file}.`, problems);
    const count = countOf(enrolled.length, 'key');
    say(
      columns === undefined
        ? words`Good: ${count} in ${file}; their columns were compared with nothing, no site is active.`
        : words`Good: ${count} in ${file}.`,
    );
  },
};

/** Of the site that visitors see; undefined where there is none yet. */
async function columnsOf(writer: ContentWriter, now: number): Promise<ReadonlySet<string> | undefined> {
  const site = inEffect(await writer.activations('site'), now);
  if (site === undefined) return undefined;
  const columns = (await writer.contents(site.releaseId)).filter(({ type }) => type === 'column');
  return new Set(columns.map(({ key }) => key));
}
