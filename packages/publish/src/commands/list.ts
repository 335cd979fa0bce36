import { parseArgs } from 'node:util';
import { UsageError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { verbatim, words, type Words } from '../base/words.ts';
import { listReleases, type ListedRelease } from '../releases/activations.ts';
import { beijingTime, scopeOf, shortId, withWriter, type Command } from './command.ts';

export const list: Command = {
  usage: words`list [<scope>] [--json]`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [given, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`list takes one scope at most.`);
    const scope = given === undefined ? undefined : scopeOf(given);
    const releases = await withWriter(context, (writer) => listReleases(writer, context.now, scope));
    if (values.json === true) {
      context.say(verbatim(JSON.stringify(releases)));
      return;
    }
    if (releases.length === 0) context.say(words`The store holds no release yet.`);
    for (const release of releases) context.say(line(release));
  },
};

function line({ id, scope, createdAt, itemCount, bundleId, state, since }: ListedRelease): Words {
  const mark = state === 'active' ? '*' : ' ';
  const imported = words`imported ${beijingTime(createdAt)}`;
  const bundle = words`bundle ${shortId(bundleId)}`;
  return words`${mark} ${id}  ${scope}  ${imported}  ${countOf(itemCount, 'item')}  ${bundle}  ${shown(state, since)}`;
}

function shown(state: ListedRelease['state'], since: number | undefined): Words {
  if (state === 'stored' || since === undefined) return words`stored`;
  return state === 'active'
    ? words`active since ${beijingTime(since)}`
    : words`scheduled for ${beijingTime(since)}`;
}
