import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishDemo } from './demo/publish-demo.ts';
import { ConfigError } from '../base/errors.ts';
import { words } from '../base/words.ts';
import { REPOSITORY } from './settings.ts';
import { withWriter, type Command } from './command.ts';

export const demo: Command = {
  usage: words`demo [--if-needed] [--content <folder>] [--actor <name>]`,
  async run(args, context) {
    const { values } = parseArgs({
      args,
      options: { 'if-needed': { type: 'boolean' }, content: { type: 'string' }, actor: { type: 'string' } },
    });
    const { settings, memory, now, say } = context;
    if (settings.signatures.required) {
      throw new ConfigError(
        words`Nothing was imported: CONTENT_SIGNATURES is "required", and nobody has signed the demo content.`,
      );
    }
    await withWriter(context, (writer) =>
      publishDemo(writer, {
        contentDir: values.content === undefined ? join(REPOSITORY, 'content') : resolve(values.content),
        stampFile: join(settings.dataDir, 'demo-import-stamp'),
        ifNeeded: values['if-needed'] === true,
        actor: values.actor ?? settings.actor,
        machine: settings.machine,
        letterKey: settings.letterKey,
        memory,
        now,
        say,
      }),
    );
  },
};
