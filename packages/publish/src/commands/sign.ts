import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SIGNER_ROLES } from '../base/bundle/manifest.ts';
import { UsageError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import { signBundle } from '../base/signatures.ts';
import { shortId, type Command } from './command.ts';
import { passphraseFor } from './keys/passphrase.ts';

export const signCommand: Command = {
  usage: words`sign <bundle> --key <private key, PEM> --as <name> --role maker|checker|emergency [--passphrase-file <file>]`,
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        as: { type: 'string' },
        role: { type: 'string' },
        'passphrase-file': { type: 'string' },
      },
    });
    const [bundle, ...rest] = positionals;
    const role = SIGNER_ROLES.find((one) => one === values.role);
    const { key, as: name } = values;
    if (bundle === undefined || rest.length > 0 || !key || !name || role === undefined) {
      throw new UsageError(words`sign needs a bundle, --key, --as and --role ${SIGNER_ROLES}.`);
    }
    const keyFile = resolve(key);
    const passphrase = await passphraseFor(keyFile, values['passphrase-file'], context);
    const manifest = signBundle(resolve(bundle), keyFile, name, role, passphrase);
    context.say(words`Signed bundle ${shortId(manifest.id)} of ${manifest.scope} as its ${role} ${name}.`);
  },
};
