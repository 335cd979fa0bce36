import { parseArgs } from 'node:util';
import { UsageError } from '../../base/errors.ts';
import { revokeKey } from '../../base/signatures/change-keys.ts';
import { namedKey } from '../../base/signatures/refusals.ts';
import { words } from '../../base/words.ts';
import { beijingTime, momentOf, type Command } from '../command.ts';
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
    const key = revokeKey(keysFileOf(values, context), meant, {
      from: new Date(from).toISOString(),
      why,
      at: new Date(now).toISOString(),
      by,
    });
    say(words`Revoked ${namedKey(key)} from ${beijingTime(from)} on: ${why}`);
    say(
      words`What it signed is not imported, activated or shown at a later moment any more, whenever it was signed.`,
    );
    if (from < now)
      say(
        words`What it made visible since that moment the servers show no longer: they go back to the release before.`,
      );
  },
};
