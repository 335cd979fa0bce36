import {
  allRoutes,
  createClient,
  LANGUAGES,
  type Language,
  type RouteDef,
  type Transport,
} from '@bank/contract';
import type { ContentSnapshot, ContentVersion } from '@bank/store';
import type { Site, SiteModule } from '@bank/site/render-contract';
import { navigationKey } from './navigation-key.ts';
import type { Published } from './published.ts';
import type { Logger } from '../operation/log.ts';

interface PublishParts {
  loadModule: () => Promise<SiteModule>;
  createTransport: (snapshot: ContentSnapshot) => Transport;
  isDevelopment: boolean;
  log: Logger;
}

/** Makes everything that pages of one content version need. */
export async function publishVersion(
  version: ContentVersion,
  snapshot: ContentSnapshot,
  { loadModule, createTransport, isDevelopment, log }: PublishParts,
): Promise<Published> {
  const transport = createTransport(snapshot);
  const routes = Object.fromEntries(
    await Promise.all(
      LANGUAGES.map(async (language) => [
        language,
        await createClient(language, transport).call(allRoutes, {}),
      ]),
    ),
  ) as Record<Language, RouteDef[]>;
  const build = (module: SiteModule) =>
    module.buildSite(routes, (message, detail) => log.warn(detail, message));
  const module = await loadModule();
  const site = build(module);
  return {
    version,
    snapshot,
    transport,
    routes,
    navigation: await navigationKey(routes, transport),
    site: isDevelopment ? reloading(module, site, loadModule, build) : site,
  };
}

/** Takes up edited sources at each page; Vite keeps the module until one of its files changes. */
function reloading(
  firstModule: SiteModule,
  firstSite: Site,
  loadModule: () => Promise<SiteModule>,
  build: (module: SiteModule) => Site,
): Site {
  let newest = { module: firstModule, site: firstSite };
  return {
    resolve: (rawUrl) => newest.site.resolve(rawUrl),
    render: async (page) => {
      const module = await loadModule();
      if (module !== newest.module) newest = { module, site: build(module) };
      return newest.site.render(page);
    },
    chromeFile: (name, clientOf) => newest.site.chromeFile(name, clientOf),
  };
}
