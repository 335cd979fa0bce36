import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openContentStore, type ContentWriter } from '@bank/store';
import { activeBeside, diffReleases } from '../releases/diff-releases.ts';
import { UsageError } from '../base/errors.ts';
import { verbatim, words } from '../base/words.ts';
import { releaseIdOf, withWriter, type Command, type CommandContext } from './command.ts';
import { describeChanges } from './describe-changes.ts';
import { describeMedia, seenMedia } from './diff-media.ts';
import { diffPage } from './diff-page.ts';

export const diff: Command = {
  usage: words`diff <release id> [<later release id>] [--json | --html <file>]   (one id: the active release against it; --html: with the pictures)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, html: { type: 'string' } },
    });
    const [first, second, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`diff takes one or two release ids.`);
    if (values.json === true && values.html !== undefined)
      throw new UsageError(words`--json or --html, not both.`);
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
      const media = await mediaOf(writer, context, {
        before,
        after,
        changes,
        withPictures: values.html !== undefined,
      });
      const lines = describeChanges(changes);
      for (const line of [...lines.slice(0, -1), ...media.map(describeMedia)]) context.say(line);
      context.say(words`From release ${before} to ${after}: ${lines.at(-1) ?? ''}`);
      if (values.html === undefined) return;
      const file = resolve(values.html);
      const title = words`Pictures of release ${before} and ${after}`;
      writeFileSync(file, diffPage(title, media, context.language));
      context.say(words`The pictures of both stand side by side in ${file}.`);
    });
  },
};

async function mediaOf(
  writer: ContentWriter,
  { settings }: CommandContext,
  compared: Parameters<typeof seenMedia>[2],
) {
  const store = await openContentStore(settings.location);
  try {
    return await seenMedia(writer, store, compared);
  } finally {
    await store.close();
  }
}
