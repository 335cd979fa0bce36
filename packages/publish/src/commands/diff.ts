import { parseArgs } from 'node:util';
import { activeBeside, diffReleases, type Change } from '../releases/diff-releases.ts';
import { UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { releaseIdOf, withWriter, type Command } from './command.ts';

const MARKS: Record<Change['kind'], string> = { added: '+', changed: '~', removed: '-' };

export const diff: Command = {
  usage: 'diff <release id> [<later release id>]   (one id: the active release against it)',
  async run(args, context) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [first, second, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError('diff takes one or two release ids.');
    const one = releaseIdOf(first);
    const other = second === undefined ? undefined : releaseIdOf(second);
    await withWriter(context, async (writer) => {
      const before = other === undefined ? await activeBeside(writer, one, context.now) : one;
      const after = other ?? one;
      const changes = await diffReleases(writer, before, after);
      for (const { kind, type, key, languages, title } of changes) {
        context.say(`${MARKS[kind]} ${type}  ${key}  ${languages.join(' ')}  ${title}`);
      }
      const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
      context.say(
        `From release ${before} to ${after}: ${countOf(changes.length, 'difference')} ` +
          `(${count('added')} added, ${count('changed')} changed, ${count('removed')} removed).`,
      );
    });
  },
};
