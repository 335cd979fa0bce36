import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeOwnFolder } from '@bank/store';
import { ConfigError, UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { eitherOf, shortKeyId } from '../../base/signatures/refusals.ts';
import { ALGORITHMS, makeKeyPair, readPublicKey } from '../../base/signatures/signing-key.ts';
import type { Command } from '../command.ts';
import { newPassphrase } from './passphrase.ts';

const OWNER_FILE = 0o600;

export const make: Command = {
  usage: words`keys make <name> --out <folder> [--algorithm ${ALGORITHMS.join('|')}] [--passphrase-file <file> | --no-passphrase]   (without one: for a system that signs by itself)`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        algorithm: { type: 'string' },
        'passphrase-file': { type: 'string' },
        'no-passphrase': { type: 'boolean' },
      },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0 || !/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(name) || !values.out)
      throw new UsageError(words`keys make needs a name of letters and digits, and --out for the folder.`);
    const wanted = values.algorithm ?? context.settings.signatures.algorithms?.[0];
    const algorithm = ALGORITHMS.find((one) => one === wanted);
    if (algorithm === undefined) throw new UsageError(words`--algorithm is ${eitherOf(ALGORITHMS)}.`);
    const folder = resolve(values.out);
    const file = (kind: string) => join(folder, `${name.replaceAll(/\s+/g, '-').toLowerCase()}.${kind}.pem`);
    for (const path of [file('key'), file('pub')])
      if (existsSync(path)) throw new ConfigError(words`Nothing was made: there is a ${path} already.`);
    const passphrase =
      values['no-passphrase'] === true ? undefined : await newPassphrase(values['passphrase-file'], context);
    const pair = makeKeyPair(algorithm, passphrase);
    makeOwnFolder(folder);
    writeFileSync(file('key'), pair.privateKey, { mode: OWNER_FILE, flag: 'wx' });
    writeFileSync(file('pub'), pair.publicKey, { flag: 'wx' });
    const { id } = readPublicKey(pair.publicKey, file('pub'));
    context.say(words`Made ${file('key')}: it stays with ${name} and is never sent to anybody.`);
    context.say(
      words`Give ${file('pub')} to whoever enrols keys, and tell them by another way: ${shortKeyId(id)}`,
    );
  },
};
