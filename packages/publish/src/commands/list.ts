import { parseArgs } from 'node:util';
import { UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { listReleases, type ListedRelease } from '../releases/activations.ts';
import { beijingTime, scopeOf, shortId, withWriter, type Command } from './command.ts';

export const list: Command = {
  usage: 'list [<scope>] [--json]',
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [given, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError('list takes one scope at most.');
    const scope = given === undefined ? undefined : scopeOf(given);
    const releases = await withWriter(context, (writer) => listReleases(writer, context.now, scope));
    if (values.json === true) {
      context.say(JSON.stringify(releases));
      return;
    }
    if (releases.length === 0) context.say('The store holds no release yet.');
    for (const release of releases) context.say(line(release));
  },
};

function line({ id, scope, createdAt, itemCount, bundleId, state, since }: ListedRelease): string {
  const when = since === undefined ? '' : ` since ${beijingTime(since)}`;
  const shown = state === 'scheduled' ? `scheduled for ${beijingTime(since ?? 0)}` : `${state}${when}`;
  const mark = state === 'active' ? '*' : ' ';
  return `${mark} ${id}  ${scope}  imported ${beijingTime(createdAt)}  ${countOf(itemCount, 'item')}  bundle ${shortId(bundleId)}  ${shown}`;
}
