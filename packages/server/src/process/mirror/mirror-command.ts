import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as api from '@bank/api';
import {
  ConfigError as ToMend,
  UsageError,
  worded,
  words,
  type Command,
  type Words,
} from '@bank/publish/run-content';
import { ConfigError } from '../../operation/config-error.ts';
import { readConfig } from '../../operation/config.ts';
import { createLog } from '../../operation/log.ts';
import { MirrorFailed } from '../../pages/mirror/mirror-failed.ts';
import type { Mirrored } from '../../pages/mirror/mirror-site.ts';
import { KeptMirror } from './kept-mirror.ts';
import { openMirrorApp } from './mirror-app.ts';

/** `content mirror`: the site as files, by the settings of the server. */
export const mirrorCommand = (environment: NodeJS.ProcessEnv): Command => ({
  usage: words`mirror <folder> [--follow]`,
  async run(args, { say }) {
    const { values, positionals } = parseArgs({
      args,
      options: { follow: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0)
      throw new UsageError(words`Which one folder is the mirror to be in?`);
    try {
      await (values.follow === true ? follow : mirrorOnce)(resolve(folder), environment, say);
    } catch (error) {
      if (!(error instanceof MirrorFailed || error instanceof ConfigError)) throw error;
      throw new ToMend(words`${worded(error.message)} The mirror that stood before stands as it did.`, {
        cause: error,
      });
    }
  },
});

type Say = (line: Words) => void;

async function mirrorOnce(folder: string, environment: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(environment);
  const app = await openMirrorApp({ config, api, log: createLog('error') });
  try {
    await app.content.look();
    const made = await app.mirror(folder);
    for (const line of toldOf(made, folder, (performance.now() - startedAt) / 1_000)) say(line);
  } finally {
    await app.close();
  }
}

function toldOf(made: Mirrored, folder: string, seconds: number): Words[] {
  const { isSame, pages, rendered, files, left, isNginxChanged } = made;
  if (isSame) return [words`The mirror in ${folder} is of this version already: ${pages} pages.`];
  return [
    words`Mirrored ${pages} pages in ${folder}, ${rendered} of them rendered, in ${files} files: ${seconds.toFixed(1)} s.`,
    ...left.map((address) => words`Left to the application: ${address}`),
    ...(isNginxChanged
      ? [words`Headers or redirects have changed: reload nginx, which serves no mirror until then.`]
      : []),
  ];
}

async function follow(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  const app = await openMirrorApp({ config, api, log });
  const kept = new KeptMirror({ app, folder, log });
  // The watch's own timers keep no process alive.
  const alive = setInterval(() => {}, 2 ** 31 - 1);
  await kept.start();
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  clearInterval(alive);
  await kept.stop();
}
