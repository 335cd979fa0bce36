import { parseArgs } from 'node:util';
import { activeBeside, diffReleases } from '../releases/diff-releases.ts';
import { UsageError } from '../base/errors.ts';
import { verbatim, words } from '../base/words.ts';
import { releaseIdOf, withWriter, type Command } from './command.ts';
import { describeChanges } from './describe-changes.ts';

export const diff: Command = {
  usage: words`diff <release id> [<later release id>] [--json]   (one id: the active release against it)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [first, second, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`diff takes one or two release ids.`);
    const one = releaseIdOf(first);
    const other = second === undefined ? undefined : releaseIdOf(second);
    await withWriter(context, async (writer) => {
      const before = other === undefined ? await activeBeside(writer, one, context.now) : one;
      const after = other ?? one;
      const changes = await diffReleases(writer, before, after);
      if (values.json === true) {
        context.say(verbatim(JSON.stringify({ before, after, changes })));
        return;
      }
      const lines = describeChanges(changes);
      for (const line of lines.slice(0, -1)) context.say(line);
      context.say(words`From release ${before} to ${after}: ${lines.at(-1) ?? ''}`);
    });
  },
};
