import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beijingDay } from '@bank/contract';
import { ColumnId } from '@bank/contract/schemas';
import { SIGNER_ROLES } from '../../base/bundle/manifest.ts';
import { ConfigError, UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { enrolKey } from '../../base/signatures/change-keys.ts';
import { describeRights, eitherOf, shortKeyId } from '../../base/signatures/refusals.ts';
import { readPublicKey } from '../../base/signatures/signing-key.ts';
import { scopeOf, type Command } from '../command.ts';
import { KEYS_OPTIONS, keysFileOf } from './keys-file.ts';

export const enrol: Command = {
  usage: words`keys enrol <public key> --person <name> --roles ${SIGNER_ROLES.join(',')} --until <day> [--scopes <scope>,…] [--columns <column>,…] [--keys <file>]`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        person: { type: 'string' },
        roles: { type: 'string' },
        scopes: { type: 'string' },
        columns: { type: 'string' },
        until: { type: 'string' },
        ...KEYS_OPTIONS,
      },
    });
    const [given, ...rest] = positionals;
    const { person, until } = values;
    if (given === undefined || rest.length > 0 || !person || values.roles === undefined || !until)
      throw new UsageError(words`keys enrol needs a public key, --person, --roles and --until.`);
    const roles = listOf(values.roles).map((role) => {
      const known = SIGNER_ROLES.find((one) => one === role);
      if (known === undefined) throw new UsageError(words`"${role}" is not a role: ${SIGNER_ROLES}.`);
      return known;
    });
    const scopes = values.scopes === undefined ? undefined : listOf(values.scopes).map(scopeOf);
    const columns = values.columns === undefined ? undefined : listOf(values.columns).map(columnOf);
    if (columns !== undefined && scopes?.includes('site') !== true)
      throw new UsageError(words`--columns are columns of site: say so with --scopes site.`);
    const { now, settings, say } = context;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until)) || until < beijingDay(now))
      throw new UsageError(words`--until is the last day of the key, such as 2027-12-31, not "${until}".`);
    const publicKey = read(resolve(given));
    const { algorithm, pem } = readPublicKey(publicKey, given);
    const { algorithms = [] } = settings.signatures;
    if (!algorithms.includes(algorithm))
      throw new ConfigError(
        words`Nothing was changed: ${given} is a key for ${algorithm}; here releases are signed by ${eitherOf(algorithms)} (CONTENT_SIGNATURE_ALGORITHMS).`,
      );
    const enrolled = { at: new Date(now).toISOString(), by: `${settings.actor} on ${settings.machine}` };
    const file = keysFileOf(values, context);
    const rights = { roles, ...(scopes && { scopes }), ...(columns && { columns }) };
    const id = enrolKey(file, { person, ...rights, enrolled, until, publicKey: pem }, now);
    say(
      words`Enrolled ${person}, key ${shortKeyId(id)}, until ${until}: ${describeRights({ scopes, columns, roles })}.`,
    );
    say(words`Compare these digits with what the person tells you, with a second colleague beside you.`);
  },
};

const listOf = (text: string) => text.split(',').map((one) => one.trim());

function columnOf(text: string): string {
  if (ColumnId.safeParse(text).success) return text;
  throw new UsageError(words`"${text}" is not a column: six digits, such as 701001.`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      words`${path} could not be read (${(error as Error).message}). Nothing was changed.`,
    );
  }
}
