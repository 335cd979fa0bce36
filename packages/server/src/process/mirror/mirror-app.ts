import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Transport } from '@bank/contract';
import { noted, openVisitsStore } from '@bank/store';
import { buildApp } from '../../app/app.ts';
import { SoundMedia } from '../../content/media/sound-media.ts';
import type { ContentWatch } from '../../content/content-watch.ts';
import type { Published } from '../../content/published.ts';
import { Draining } from '../../http/draining.ts';
import { createMetrics } from '../../operation/metrics.ts';
import type { Ask } from '../../pages/mirror/asked-forms.ts';
import { MirrorFailed } from '../../pages/mirror/mirror-failed.ts';
import { MirrorFolder } from '../../pages/mirror/mirror-folder.ts';
import { mirrorSite, type Mirrored } from '../../pages/mirror/mirror-site.ts';
import { RecordedCalls } from '../../pages/mirror/recorded-calls.ts';
import { pageEnvironment } from '../../pages/page-environment.ts';
import { builtSite, CLIENT_FOLDER, SERVER_ENTRY } from '../../pages/site-module.ts';
import type { ServeParts } from '../serve-parts.ts';
import { codeDigest } from './code-digest.ts';
import { watchContent } from '../watch-content.ts';

export interface MirrorApp {
  content: ContentWatch;
  /** Makes a mirror of what `content` holds now. Rejects with MirrorFailed. */
  mirror: (folder: string) => Promise<Mirrored>;
  close: () => Promise<void>;
}

/** The application as visitors meet it, without a socket and without search: what makes a mirror asks it. */
export async function openMirrorApp(parts: Omit<ServeParts, 'hasOperators'>): Promise<MirrorApp> {
  const { config, api, log } = parts;
  const metrics = createMetrics();
  const visits = openVisitsStore(config.visitsLocation);
  const site = await (parts.openSite ?? builtSite)();
  const recorders = new WeakMap<Transport, RecordedCalls>();
  const createTransport: typeof api.createTransport = (deps) => {
    const recorded = new RecordedCalls();
    const content = noted(deps.content);
    // A page that tells the time would be made for each version.
    const transport = recorded.around(
      api.createTransport({ ...deps, content, now: () => content.version.at }),
    );
    recorders.set(transport, recorded);
    return transport;
  };
  const services = { metrics, searching: {} };
  const content = watchContent({ ...parts, api: { ...api, createTransport } }, services, () => site);
  // One version for as long as a mirror is made, whatever is published meanwhile.
  let shown: Published | undefined;
  const clientFolder = 'clientFolder' in parts ? parts.clientFolder : CLIENT_FOLDER;
  const { fastify } = await buildApp({
    config,
    current: () => shown,
    media: new SoundMedia({ store: () => content.store(), log, metrics }),
    visits,
    clientFolder,
    site: () => site,
    api,
    draining: new Draining(),
    log,
    metrics,
  });

  const ask: Ask = async (url, encoding) => {
    const headers = {
      host: new URL(config.siteOrigin).host,
      ...(encoding && { 'accept-encoding': encoding }),
    };
    // Otherwise every packed body would be read as a text too.
    const answer = await fastify.inject({ url, headers, payloadAsStream: true });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: Buffer.concat(await answer.stream().toArray()),
    };
  };
  const askAway: Ask = async (url, encoding) => {
    const before = shown;
    shown = undefined;
    try {
      const answer = await ask(url, encoding);
      // Its log is not the one that the hotline would look into.
      const id = answer.headers['x-request-id'] ?? '';
      return { ...answer, body: Buffer.from(answer.body.toString().replace(id, '')) };
    } finally {
      shown = before;
    }
  };
  const inputsOf = ({ routes, navigation }: Published) =>
    hash(
      'sha256',
      JSON.stringify([
        parts.openSite === undefined ? readFileSync(SERVER_ENTRY, 'base64') : '',
        codeDigest(),
        site.assets.entry,
        pageEnvironment(config),
        config.siteOrigin,
        routes,
        navigation,
      ]),
      'base64url',
    ).slice(0, 22);

  return {
    content,
    async mirror(folder) {
      const published = content.current();
      const recorded = published && recorders.get(published.transport);
      if (published === undefined || recorded === undefined)
        throw new MirrorFailed(content.trouble() ?? 'No content has been loaded yet.');
      shown = published;
      const paths = Object.values(published.routes)
        .flat()
        .map(({ path }) => path)
        .filter((path) => path !== '');
      return MirrorFolder.open(folder, (opened) =>
        mirrorSite(
          {
            ask,
            askAway,
            recorded,
            digestOf: (part) => published.snapshot.digest(part),
            version: published.version.key,
            inputs: inputsOf(published),
            paths,
            media: config,
            clientFolder,
          },
          opened,
        ),
      );
    },
    async close() {
      await fastify.close();
      await content.stop();
      await visits.close();
      await site.close();
    },
  };
}
