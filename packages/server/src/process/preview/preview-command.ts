import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as api from '@bank/api';
import type { Language } from '@bank/contract';
import { openContentStore } from '@bank/store';
import {
  beijingTime,
  ConfigError as ToMend,
  momentOf,
  UsageError,
  verbatim,
  worded,
  words,
  type Command,
  type Words,
} from '@bank/publish/run-content';
import { ConfigError } from '../../operation/config-error.ts';
import { readConfig, type Config } from '../../operation/config.ts';
import { createLog, type Logger } from '../../operation/log.ts';
import { listen, localUrl } from '../listen.ts';
import { changedAddresses, type ChangedAddresses } from './changed-addresses.ts';
import { openPreviewApp, type PreviewApp } from './preview-app.ts';
import { previewDoor } from './preview-door.ts';
import { previewedRelease, type Previewed } from './previewed-release.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const OPTIONS = {
  scope: { type: 'string' },
  title: { type: 'string' },
  at: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '0' },
  hours: { type: 'string', default: '8' },
  beside: { type: 'boolean' },
  'framed-by': { type: 'string' },
  changed: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `content preview`: what a release will look like, before visitors see it. */
export const previewCommand = (environment: NodeJS.ProcessEnv): Command => ({
  usage: words`preview <release id, bundle or source folder> [--scope <scope>] [--title <words>] [--at <moment>] [--host 127.0.0.1] [--port <port>] [--hours 8] [--beside] [--framed-by <origin>] | --changed [--json]   (--beside: what visitors see, too; --at: a moment to come, or one that is past)`,
  async run(args, { language, say }) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [what, ...rest] = positionals;
    if (what === undefined || rest.length > 0)
      throw new UsageError(words`preview needs one release id, bundle or source folder.`);
    const at = values.at === undefined ? undefined : momentOf(values.at);
    const port = numberOf(values.port, 0, 65_535, '--port');
    const hours = numberOf(values.hours, 1, 72, '--hours');
    try {
      const config = readConfig(environment);
      const log = createLog('error');
      const previewed = await previewedRelease({
        what,
        scope: values.scope,
        title: values.title,
        location: config.contentLocation,
        at,
      });
      try {
        const openStore = previewed.open;
        const app = await openPreviewApp({
          config,
          api,
          log,
          at,
          openStore,
          searches: values.changed !== true,
        });
        try {
          const trouble = app.trouble();
          if (trouble !== undefined) throw new ConfigError(`There is nothing to look at: ${trouble}`);
          const parts = { config, log, previewed, app, at, language, say };
          if (values.changed === true) await compare(parts, values.json === true);
          else
            await showUntilEnded({
              ...parts,
              host: values.host,
              port,
              validForMs: hours * HOUR_MS,
              framedBy: originOf(values['framed-by']),
              isBeside: values.beside === true,
            });
        } finally {
          await app.close();
        }
      } finally {
        previewed.remove();
      }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new ToMend(worded(error.message), { cause: error });
    }
  },
});

interface Parts {
  config: Config;
  log: Logger;
  previewed: Previewed;
  app: PreviewApp;
  at: number | undefined;
  language: Language;
  say: (line: Words) => void;
}

interface Showing extends Parts {
  host: string;
  port: number;
  validForMs: number;
  framedBy: string | undefined;
  isBeside: boolean;
}

async function showUntilEnded(parts: Showing): Promise<void> {
  const { config, log, previewed, app, at, language, say, validForMs, isBeside } = parts;
  const { name } = previewed;
  const when = at === undefined ? undefined : beijingTime(at);
  const shown = {
    CN: name.CN + (when === undefined ? '' : `，${when} 所见`),
    EN: name.EN + (when === undefined ? '' : `, as of ${when} (Beijing time)`),
  };
  const { validUntil, ...own } = await openDoor(parts, { fastify: app.fastify, shown });
  // Before anybody is told of it: who ends it at once must not leave what it was made of.
  const ending = untilEnded(validForMs);
  let visible: PreviewApp | undefined;
  try {
    say(words`Preview of ${shown[language]}: ${own.link}`);
    if (at !== undefined && at < Date.now() - MINUTE_MS)
      say(
        words`${beijingTime(at)} is past: beside it stands what visitors saw then, of releases that are still kept.`,
      );
    // Not marked: it is what visitors see, at the same moment.
    const openStore = () => openContentStore(config.contentLocation);
    if (isBeside) visible = await openPreviewApp({ config, api, log, at, openStore, searches: false });
    const beside = visible && (await openDoor({ ...parts, port: 0 }, { fastify: visible.fastify }));
    if (beside !== undefined) say(words`What visitors see: ${beside.link}`);
    say(words`Whoever has this link sees it until ${beijingTime(validUntil)}; Ctrl-C ends it before.`);
    await ending.ended;
    own.close();
    beside?.close();
  } finally {
    ending.forget();
    await visible?.close();
  }
}

function untilEnded(validForMs: number) {
  const forgetting = new AbortController();
  const { signal } = forgetting;
  // What is listened to on the channel of the program that started this one would keep it running after its end.
  const heard = (name: string) => once(process, name, { signal }).catch(() => {});
  const ended = Promise.race([
    heard('SIGTERM'),
    heard('SIGINT'),
    // What a program has started ends with it.
    ...(process.connected ? [heard('disconnect')] : []),
    setTimeout(validForMs, undefined, { signal }).catch(() => {}),
  ]);
  return { ended, forget: () => forgetting.abort() };
}

async function openDoor(
  { config, host, port, validForMs, framedBy }: Showing,
  what: Pick<Parameters<typeof previewDoor>[0], 'fastify' | 'shown'>,
) {
  const door = previewDoor({ ...what, siteOrigin: config.siteOrigin, validForMs, framedBy });
  const base = localUrl(host, await listen(door.server, host, port, '--port'));
  return {
    link: base + door.entry(),
    validUntil: Date.now() + validForMs,
    close: () => {
      door.server.close();
      door.server.closeAllConnections();
    },
  };
}

async function compare({ config, log, app, say }: Parts, isJson: boolean): Promise<void> {
  const openStore = () => openContentStore(config.contentLocation);
  const visible = await openPreviewApp({ config, api, log, openStore, searches: false });
  try {
    const trouble = visible.trouble();
    if (trouble !== undefined) throw new ConfigError(`There is nothing to compare with: ${trouble}`);
    const found = await changedAddresses(visible.fastify, app.fastify);
    if (isJson) say(verbatim(JSON.stringify(found)));
    else for (const line of toldOf(found)) say(line);
  } finally {
    await visible.close();
  }
}

function toldOf({ changed, added, removed, isFrameChanged }: ChangedAddresses): Words[] {
  return [
    ...added.map((address) => verbatim(`+ ${address}`)),
    ...removed.map((address) => verbatim(`- ${address}`)),
    ...changed.map((address) => verbatim(`~ ${address}`)),
    ...(isFrameChanged ? [words`The menus or the footer differ, on every page.`] : []),
    words`${changed.length} addresses differ, ${added.length} are new, ${removed.length} are gone.`,
  ];
}

function numberOf(text: string, least: number, most: number, option: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most))
    throw new UsageError(words`${option} needs a number from ${least} to ${most}, not "${text}".`);
  return number;
}

/** `http://localhost:8090`: nothing that would let more than one origin in. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new UsageError(words`--framed-by is an origin such as http://localhost:8090, not "${text}".`);
}
