import { RouterContextProvider, createBrowserRouter } from 'react-router';
import { allRoutes, type Language } from '@bank/contract';
import type { BootData } from '../boot-data.ts';
import { keptQrList } from '../chrome/qr-list.ts';
import { loadMessages } from '../messages/browser-messages.ts';
import type { PageRegistry } from '../registry/page-registry.ts';
import { browserClients } from './browser-clients.ts';
import { languageOf } from './language-paths.ts';
import { keptData } from './kept-data.ts';
import { pagesRouteId } from './route-data.ts';
import { clientContext, languageRoute, leafRoutes, rootRoute } from './site-routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** Local copies of routes and menus; without them everything is asked for. */
const copies = () => import('../layouts/late-parts.ts').catch(() => undefined);

/**
 * Starts with the one record that the page was rendered from; a language's other records come on the first navigation,
 * by one call or from the copy that an earlier document kept.
 */
export function browserRouter(boot: BootData, registry: PageRegistry): SiteRouter {
  const { release } = boot.environment;
  const asked = new Set<Language>();
  const present = new Set<Language>([boot.language]);
  const parts = {
    registry,
    prepareLanguage: loadMessages,
    remember: keptData(boot),
    keptMenu: async (language: Language) => (await copies())?.keptMenu(language, release),
    sameQrList: keptQrList(boot),
  };
  const router = createBrowserRouter([rootRoute([languageRoute(boot.language, [boot.record], parts)])], {
    hydrationData: { loaderData: boot.loaderData },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, (language) => browserClients[language]);
      return context;
    },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const language = languageOf(path);
      if (asked.has(language)) return;
      try {
        const call = async () => {
          const answered = await browserClients[language].call(allRoutes, {}, signal);
          asked.add(language);
          return answered;
        };
        const kept = await copies();
        const records = await (kept ? kept.routesFor(path, language, release, call) : call());
        if (present.has(language)) {
          patch(pagesRouteId(language), leafRoutes(language, records, parts));
        } else {
          present.add(language);
          patch('root', [languageRoute(language, records, parts)]);
        }
      } catch {
        if (signal.aborted) return;
        // Specification 8: navigation failures are swallowed; the browser itself then asks the server, and
        // this navigation never goes on, or it would find no route and end at /404.
        const { pathname, search, hash } = router.state.navigation.location ?? {
          pathname: path,
          search: '',
          hash: '',
        };
        window.location.assign(pathname + search + hash);
        await new Promise(() => undefined);
      }
    },
  });
  return router;
}
