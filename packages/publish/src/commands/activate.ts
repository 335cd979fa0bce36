import { parseArgs } from 'node:util';
import type { Activation } from '@bank/store';
import { UsageError } from '../base/errors.ts';
import { worded, words, type Words } from '../base/words.ts';
import { activate, rollback } from '../releases/activations.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  beijingTime,
  deedOf,
  momentOf,
  releaseIdOf,
  scopeOf,
  withWriter,
  type Command,
} from './command.ts';

export const activateCommand: Command = {
  usage: words`activate <scope> <release id> [--effective-at <moment>] ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'effective-at': { type: 'string' }, ...DEED_OPTIONS },
    });
    const [scope, release, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`activate needs a scope and a release id.`);
    const at = values['effective-at'];
    const effectiveAt = at === undefined ? undefined : momentOf(at);
    const { settings, now, say } = context;
    const target = scopeOf(scope);
    const id = releaseIdOf(release);
    await withWriter(context, async (writer) => {
      const { signatures } = settings;
      say(
        describeActivation(
          await activate(writer, target, id, { ...deedOf(values, context), now, effectiveAt, signatures }),
          now,
        ),
      );
    });
  },
};

export const rollbackCommand: Command = {
  usage: words`rollback <scope> ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: DEED_OPTIONS,
    });
    const [scope, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`rollback needs a scope.`);
    const target = scopeOf(scope);
    const { now, say } = context;
    await withWriter(context, async (writer) => {
      const activation = await rollback(writer, target, { ...deedOf(values, context), now });
      say(words`${describeActivation(activation, now)} This was a ${worded(activation.reason)}.`);
    });
  },
};

export function describeActivation({ scope, releaseId, effectiveAt, actor }: Activation, now: number): Words {
  return effectiveAt > now
    ? words`Release ${releaseId} of ${scope} will be shown from ${beijingTime(effectiveAt)} (Beijing time); logged for ${actor}.`
    : words`Release ${releaseId} of ${scope} is shown to visitors now; logged for ${actor}.`;
}
