import { parseArgs } from 'node:util';
import { beijingDay } from '@bank/contract';
import { readEnrolledKeys, type EnrolledKey } from '../../base/signatures/enrolled-keys.ts';
import { describeRights } from '../../base/signatures/refusals.ts';
import { beijingTime, type Command } from '../command.ts';
import { KEYS_OPTIONS, keysFileOf } from './keys-file.ts';

export const list: Command = {
  usage: 'keys list [--json] [--keys <file>]',
  async run(args, context) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, ...KEYS_OPTIONS } });
    const { enrolled, digest } = readEnrolledKeys(keysFileOf(values, context));
    if (values.json === true) {
      const keys = enrolled.map((key) => ({
        ...key,
        until: key.until && new Date(key.until).toISOString(),
        revoked: key.revoked && { ...key.revoked, from: new Date(key.revoked.from).toISOString() },
      }));
      context.say(JSON.stringify({ digest, keys }));
      return;
    }
    for (const key of enrolled) context.say(line(key, context.now));
    context.say(`${enrolled.length} keys, file ${digest}.`);
  },
};

function line(key: EnrolledKey, now: number): string {
  return `${key.id}  ${key.person}  ${describeRights(key)}  ${key.algorithm}  ${state(key, now)}`;
}

function state({ until, revoked }: EnrolledKey, now: number): string {
  if (revoked !== undefined) return `REVOKED from ${beijingTime(revoked.from)} on: ${revoked.why}`;
  if (until === undefined) return 'without an end';
  return `${until <= now ? 'EXPIRED ' : 'until '}${beijingDay(until - 1)}`;
}
