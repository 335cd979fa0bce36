import { parseArgs } from 'node:util';
import type { Activation } from '@bank/store';
import { UsageError } from '../base/errors.ts';
import { worded, words, type Words } from '../base/words.ts';
import { activate, callOff, rollback } from '../releases/activations.ts';
import {
  DEED_OPTIONS,
  DEED_USAGE,
  EMERGENCY_OPTIONS,
  beijingTime,
  comingMomentOf,
  deedOf,
  isEmergencyOf,
  releaseIdOf,
  scopeOf,
  withWriter,
  type Command,
} from './command.ts';

export const activateCommand: Command = {
  usage: words`activate <scope> <release id> [--effective-at <moment>] [--emergency] ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'effective-at': { type: 'string' }, ...EMERGENCY_OPTIONS, ...DEED_OPTIONS },
    });
    const [scope, release, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`activate needs a scope and a release id.`);
    const at = values['effective-at'];
    const { settings, now, say } = context;
    const effectiveAt = at === undefined ? undefined : comingMomentOf(at, now);
    const target = scopeOf(scope);
    const id = releaseIdOf(release);
    const isEmergency = isEmergencyOf(values, context);
    await withWriter(context, async (writer) => {
      const { signatures } = settings;
      const wish = { ...deedOf(values, context), now, effectiveAt, signatures, isEmergency };
      say(describeActivation(await activate(writer, target, id, wish), now));
    });
  },
};

export const rollbackCommand: Command = {
  usage: words`rollback <scope> [--to <release id>] ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, ...DEED_OPTIONS },
    });
    const [scope, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`rollback needs a scope.`);
    const target = scopeOf(scope);
    const to = values.to === undefined ? undefined : releaseIdOf(values.to);
    const { now, say } = context;
    await withWriter(context, async (writer) => {
      const activation = await rollback(writer, target, { ...deedOf(values, context), now, to });
      say(words`${describeActivation(activation, now)} This was a ${worded(activation.reason)}.`);
    });
  },
};

export const callOffCommand: Command = {
  usage: words`call-off <scope> ${DEED_USAGE}`,
  async run(args, context) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: DEED_OPTIONS });
    const [scope, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(words`call-off needs a scope.`);
    const target = scopeOf(scope);
    const { now, say } = context;
    await withWriter(context, async (writer) => {
      const { releaseId, actor } = await callOff(writer, target, { ...deedOf(values, context), now });
      say(
        words`What was scheduled of ${target} is called off. Visitors go on seeing release ${releaseId}; logged for ${actor}.`,
      );
    });
  },
};

export function describeActivation({ scope, releaseId, effectiveAt, actor }: Activation, now: number): Words {
  return effectiveAt > now
    ? words`Release ${releaseId} of ${scope} will be shown from ${beijingTime(effectiveAt)} (Beijing time); logged for ${actor}.`
    : words`Release ${releaseId} of ${scope} is shown to visitors now; logged for ${actor}.`;
}
