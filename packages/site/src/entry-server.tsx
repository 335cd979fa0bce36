import { renderToString } from 'react-dom/server';
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
} from 'react-router';
import type { Language, RouteDef } from '@bank/contract';
import { withAssets } from './document/document-text.ts';
import type { BootData } from './boot-data.ts';
import { serverMessages } from './messages/server-messages.ts';
import { pageRegistry } from './registry/page-registry.ts';
import { serverPages } from './registry/server-pages.ts';
import { WELCOME } from './registry/welcome.ts';
import type { Log, Rendered, RenderPage, Site, SiteModule } from './render-contract.ts';
import { buildResolver } from './routing/canonical-url.ts';
import { languageOf } from './routing/language-paths.ts';
import type { AnyPage } from './routing/page-module.ts';
import type { LeafData, LeafHandle } from './routing/route-data.ts';
import { clientContext, languageRoute, rootRoute } from './routing/site-routes.tsx';
import { DocumentContext } from './state/site-context.ts';

const registry = pageRegistry((component) => Promise.resolve(serverPage(component)));

function serverPage(component: string): AnyPage {
  const page = serverPages.get(component) ?? serverPages.get(WELCOME);
  if (page === undefined) throw new Error(`The site is built without a page for ${WELCOME}`);
  return page;
}

export const buildSite: SiteModule['buildSite'] = (routes, log): Site => {
  reportUnknownComponents([...routes.CN, ...routes.EN], log);
  const handlers: Record<Language, StaticHandler> = {
    CN: staticHandler('CN', routes.CN),
    EN: staticHandler('EN', routes.EN),
  };
  return {
    resolve: buildResolver(routes, serverPage),
    render: (page) => render(handlers[languageOf(page.url)], page),
  };
};

function staticHandler(language: Language, records: RouteDef[]): StaticHandler {
  const parts = { registry, prepareLanguage: () => Promise.resolve() };
  return createStaticHandler([rootRoute([languageRoute(language, records, parts)])]);
}

async function render(handler: StaticHandler, page: RenderPage): Promise<Rendered> {
  const { client, environment, origin, assets } = page;
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, () => client);
  const context = await handler.query(new Request(origin + page.url), { requestContext });
  if (context instanceof Response) {
    const status = context.status === 301 ? 301 : 302;
    return { kind: 'redirect', status, location: context.headers.get('location') ?? '/' };
  }
  const error = context.errors === null ? undefined : Object.values(context.errors)[0];
  if (error !== undefined) throw error;

  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <DocumentContext value={{ ...environment, origin, registry, messagesOf: serverMessages }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </DocumentContext>,
  );
  const match = context.matches.at(-1);
  const record = (match?.route.handle as LeafHandle | undefined)?.record;
  if (match === undefined || record === undefined) throw new Error(`No route answered ${page.url}`);
  const leaf = context.loaderData[match.route.id ?? ''] as LeafData;
  const boot: BootData = {
    language: languageOf(page.url),
    record,
    loaderData: context.loaderData,
    environment,
    origin,
  };
  return {
    kind: 'html',
    status: statusOf(leaf, record),
    html: withAssets(html, assets, record.component, boot),
    cacheable: true,
  };
}

function statusOf(leaf: LeafData, record: RouteDef): 200 | 404 | 410 {
  if (leaf.kind === 'missing') return leaf.status;
  return record.component === 'not-found' ? 404 : 200;
}

/** An unknown component shows the coming-soon page; the operator learns of it once per content version. */
function reportUnknownComponents(records: RouteDef[], log: Log): void {
  for (const record of records) {
    if (record.path !== '' && record.redirect === undefined && !serverPages.has(record.component)) {
      log(
        'A page record names a component that this build does not have; visitors see the coming-soon page',
        {
          path: record.path,
          component: record.component,
        },
      );
    }
  }
}
