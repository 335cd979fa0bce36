import { openVisitsStore } from '@bank/store';
import { buildApp, type App } from '../app/app.ts';
import type { AppParts } from '../app/app-parts.ts';
import { readConfig } from '../operation/config.ts';
import { ContentWatch } from '../content/content-watch.ts';
import { Draining } from '../http/draining.ts';
import { listen, localUrl } from '../process/listen.ts';
import { openTracing } from '../process/open-tracing.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics, type Metrics } from '../operation/metrics.ts';
import { publishVersion } from '../content/publish-version.ts';
import { SoundMedia } from '../content/media/sound-media.ts';
import { fakeApi, FakeStore } from './fake-content.ts';
import { FakeSite, fakeSiteSource } from './fake-site.ts';

export interface TestApp extends App {
  store: FakeStore;
  site: FakeSite;
  content: ContentWatch;
  draining: Draining;
  metrics: Metrics;
  /** Every line logged so far, parsed. */
  lines: () => Record<string, unknown>[];
  logText: () => string;
  /** Listens on a free port of the loopback address. */
  open: () => Promise<string>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** The application on fake content and fake pages; everything between is real. */
export async function aTestApp(
  settings: {
    environment?: NodeJS.ProcessEnv;
    clientFolder?: string;
    beacons?: AppParts['beacons'];
  } = {},
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'debug', ...settings.environment });
  const store = new FakeStore();
  const site = new FakeSite();
  const source = fakeSiteSource(site);
  const metrics = createMetrics();
  const draining = new Draining();
  const written: string[] = [];
  const tracing = await openTracing(config);
  const destination = { write: (line: string) => void written.push(line) };
  const log = createLog(config.logLevel, destination, { alsoIn: tracing?.traces.inLog });
  tracing?.traces.start({ log, metrics });
  const content = new ContentWatch({
    openStore: async () => store,
    publish: (version, snapshot) =>
      publishVersion(version, snapshot, {
        loadModule: source.load,
        createTransport: (of) => fakeApi.createTransport({ content: of, imageBase: config.imageBase }),
        isDevelopment: false,
        log,
      }),
    log,
    metrics,
  });
  const clientFolder = settings.clientFolder;
  // Opened only by a test that uses it.
  const visits = openVisitsStore(config.visitsLocation);
  const app = await buildApp({
    config,
    current: () => content.current(),
    media: new SoundMedia({ store: () => content.store(), log, metrics }),
    visits,
    ...(settings.beacons && { beacons: settings.beacons }),
    clientFolder,
    site: () => source,
    api: fakeApi,
    draining,
    log,
    metrics,
    requestTraces: tracing?.requests,
  });
  await content.look();
  const { server } = app.fastify;
  draining.follow(server);
  return {
    ...app,
    store,
    site,
    content,
    draining,
    metrics,
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
    logText: () => written.join(''),
    open: async () => localUrl('127.0.0.1', await listen(server, '127.0.0.1', 0, 'PORT')),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await app.fastify.close();
      await content.stop();
      await visits.close();
      await tracing?.traces.stop();
    },
  };
}
