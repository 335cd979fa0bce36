import { parseArgs } from 'node:util';
import { beijingDay } from '@bank/contract';
import { countOf } from '../../base/findings.ts';
import { readEnrolledKeys, type EnrolledKey } from '../../base/signatures/enrolled-keys.ts';
import { describeRights } from '../../base/signatures/refusals.ts';
import { verbatim, words, type Words } from '../../base/words.ts';
import { beijingTime, type Command } from '../command.ts';
import { KEYS_OPTIONS, keysFileOf } from './keys-file.ts';

export const list: Command = {
  usage: words`keys list [--json] [--keys <file>]`,
  async run(args, context) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, ...KEYS_OPTIONS } });
    const { enrolled, digest } = readEnrolledKeys(keysFileOf(values, context));
    if (values.json === true) {
      const keys = enrolled.map((key) => ({
        ...key,
        until: key.until && new Date(key.until).toISOString(),
        revoked: key.revoked && { ...key.revoked, from: new Date(key.revoked.from).toISOString() },
      }));
      context.say(verbatim(JSON.stringify({ digest, keys })));
      return;
    }
    for (const key of enrolled) context.say(line(key, context.now));
    context.say(words`${countOf(enrolled.length, 'key')}, file ${digest}.`);
  },
};

function line(key: EnrolledKey, now: number): Words {
  return words`${key.id}  ${key.person}  ${describeRights(key)}  ${key.algorithm}  ${state(key, now)}`;
}

function state({ until, revoked }: EnrolledKey, now: number): Words {
  if (revoked !== undefined) return words`REVOKED from ${beijingTime(revoked.from)} on: ${revoked.why}`;
  if (until === undefined) return words`without an end`;
  const lastDay = beijingDay(until - 1);
  return until <= now ? words`EXPIRED ${lastDay}` : words`until ${lastDay}`;
}
