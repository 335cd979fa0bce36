import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SIGNER_ROLES } from '../base/bundle/manifest.ts';
import { UsageError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import { signBundle } from '../base/signatures.ts';
import { shortId, type Command } from './command.ts';

export const signCommand: Command = {
  usage: words`sign <bundle> --key <private key, PEM> --as <name> --role maker|checker`,
  async run(args, { say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' }, as: { type: 'string' }, role: { type: 'string' } },
    });
    const [bundle, ...rest] = positionals;
    const role = SIGNER_ROLES.find((one) => one === values.role);
    const { key, as: name } = values;
    if (bundle === undefined || rest.length > 0 || !key || !name || role === undefined) {
      throw new UsageError(words`sign needs a bundle, --key, --as and --role maker or checker.`);
    }
    const manifest = signBundle(resolve(bundle), resolve(key), name, role);
    say(words`Signed bundle ${shortId(manifest.id)} of ${manifest.scope} as its ${role} ${name}.`);
  },
};
