import { parseArgs } from 'node:util';
import { UsageError } from '../../base/errors.ts';
import { readEnrolledKeys } from '../../base/signatures/enrolled-keys.ts';
import { revokeKey } from '../../base/signatures/change-keys.ts';
import { namedKey } from '../../base/signatures/refusals.ts';
import { worded, words, type Words } from '../../base/words.ts';
import type { ListedRelease } from '../../releases/activations.ts';
import { releasesOnKey } from '../../releases/releases-on-key.ts';
import { beijingTime, momentOf, withWriter, type Command, type CommandContext } from '../command.ts';
import { KEYS_OPTIONS, keysFileOf } from './keys-file.ts';

export const revoke: Command = {
  usage: words`keys revoke <id or person> --why <reason> [--from <moment>] [--keys <file>]   (--from: when it was lost or left)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { why: { type: 'string' }, from: { type: 'string' }, ...KEYS_OPTIONS },
    });
    const [meant, ...rest] = positionals;
    const why = values.why?.trim();
    if (meant === undefined || rest.length > 0 || !why)
      throw new UsageError(words`keys revoke needs an id or a person, and --why.`);
    const { now, settings, say } = context;
    const from = values.from === undefined ? now : momentOf(values.from);
    const by = `${settings.actor} on ${settings.machine}`;
    const file = keysFileOf(values, context);
    const key = revokeKey(file, meant, {
      from: new Date(from).toISOString(),
      why,
      at: new Date(now).toISOString(),
      by,
    });
    say(words`Revoked ${namedKey(key)} from ${beijingTime(from)} on: ${why}`);
    say(
      words`What it signed is not imported, activated or shown at a later moment any more, whenever it was signed.`,
    );
    if (from >= now) return;
    say(
      words`What it made visible since that moment the servers show no longer: they go back to the release before.`,
    );
    for (const line of await affectedSince(from, { file, id: key.id }, context)) say(line);
  },
};

/** The key is revoked by now, whether or not the store can be asked. */
async function affectedSince(
  from: number,
  { file, id }: { file: string; id: string },
  context: CommandContext,
): Promise<Words[]> {
  const { now } = context;
  const key = readEnrolledKeys(file).enrolled.find((one) => one.id === id);
  if (key === undefined) return [];
  try {
    const releases = await withWriter(context, (writer) => releasesOnKey(writer, key, { from, now }));
    if (releases.length > 0) return releases.map(described);
    return [words`No release of this store was signed with it, or became visible by it, since then.`];
  } catch (error) {
    const reason = worded(error instanceof Error ? error.message : String(error));
    return [
      words`Which releases were signed with it since then could not be looked up (${reason}). "content log" names the signers of each activation.`,
    ];
  }
}

function described({ id, scope, state, since }: ListedRelease): Words {
  const release = words`Affected: release ${id} of ${scope}`;
  if (state === 'stored' || since === undefined) return words`${release}, which visitors do not see now.`;
  return state === 'active'
    ? words`${release}, which visitors have seen since ${beijingTime(since)}.`
    : words`${release}, which is scheduled for ${beijingTime(since)}.`;
}
