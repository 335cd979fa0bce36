import type { Transport } from '@bank/contract';
import { noted, openContentStore } from '@bank/store';
import { ContentWatch } from '../content/content-watch.ts';
import { signedContent } from '../content/signed-content.ts';
import { publishVersion } from '../content/publish-version.ts';
import { RecordedCalls } from '../pages/mirror/recorded-calls.ts';
import type { SiteSource } from '../pages/site-module.ts';
import type { Searching } from '../app/app-parts.ts';
import type { Services } from './open-services.ts';
import type { ServeParts } from './serve-parts.ts';

/** Publishes each version with the site and the calls of this process; with `recorders`, notes what they are asked. */
export function watchContent(
  {
    config,
    api,
    log,
    openStore = () => openContentStore(config.contentLocation),
  }: Pick<ServeParts, 'config' | 'api' | 'log' | 'openStore'>,
  { metrics, searching }: Pick<Services, 'metrics'> & { searching: Searching },
  site: () => SiteSource,
  recorders?: WeakMap<Transport, RecordedCalls>,
): ContentWatch {
  return new ContentWatch({
    openStore: async () => {
      const store = await openStore();
      return config.contentSignatures === 'off'
        ? store
        : signedContent(store, { keys: config, log, metrics });
    },
    publish: (version, snapshot) =>
      publishVersion(version, snapshot, {
        loadModule: () => site().load(),
        createTransport: (content) => {
          const deps = { imageBase: config.imageBase, ...searching };
          if (recorders === undefined) return api.createTransport({ content, ...deps });
          const recorded = new RecordedCalls();
          const transport = recorded.around(api.createTransport({ content: noted(content), ...deps }));
          recorders.set(transport, recorded);
          return transport;
        },
        isDevelopment: config.isDevelopment,
        log,
      }),
    log,
    metrics,
  });
}
