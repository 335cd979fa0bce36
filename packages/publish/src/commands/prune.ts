import { parseArgs } from 'node:util';
import { UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { words } from '../base/words.ts';
import { DEED_OPTIONS, DEED_USAGE, deedOf, withWriter, type Command } from './command.ts';

const RELEASES_KEPT = '5';

export const prune: Command = {
  usage: words`prune [--keep ${RELEASES_KEPT}] ${DEED_USAGE}`,
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { keep: { type: 'string', default: RELEASES_KEPT }, ...DEED_OPTIONS },
    });
    if (!/^[1-9]\d{0,3}$/.test(values.keep))
      throw new UsageError(words`--keep needs a number from 1 on, not "${values.keep}".`);
    const removed = await withWriter(context, (writer) =>
      writer.prune(Number(values.keep), context.now, deedOf(values, context)),
    );
    context.say(
      words`Removed ${countOf(removed.releases, 'release')} with ${countOf(removed.bodies, 'text')} and ${countOf(removed.media, 'media file')} that nothing else uses; kept the newest ${values.keep} of each scope.`,
    );
  },
};
