import { renderToString } from 'react-dom/server';
import type { Language, RouteDef } from '@bank/contract';
import { chromeFile, keptChromeFile, languageOfChromeFile } from './app/document/chrome-file.ts';
import { withAssets } from './app/document/document-text.ts';
import { forMachines } from './app/document/for-machines.ts';
import { headElements, headText } from './app/document/head-elements.ts';
import { MarkupKeeper } from './app/document/markup-keeper.ts';
import type { BootData } from './base/page/boot-data.ts';
import { serverMessages } from './words/loading/server-messages.ts';
import { NOT_FOUND } from './app/registry/not-found.ts';
import { pageRegistry } from './base/page/page-registry.ts';
import { serverPages } from './app/registry/server-pages.ts';
import { WELCOME } from './app/registry/welcome.ts';
import type { Log, Rendered, RenderPage, Site, SiteModule } from './base/render-contract.ts';
import { Document } from './app/document/Document.tsx';
import { loadChrome } from './frame/chrome/load-chrome.ts';
import { buildResolver } from './app/router/canonical-url.ts';
import type { AnyPage } from './base/page/page-module.ts';
import type { LeafData } from './base/page/leaf-data.ts';
import { loadView } from './app/router/load-view.ts';
import { recordIndex, type RecordIndex } from './app/router/record-index.ts';
import { RouteContext } from './base/page/route-context.ts';
import { shownComponent } from './app/router/shown-component.ts';
import { MarkupMarks } from './base/state/KeptMarkup.tsx';
import { DocumentContext } from './base/state/site-context.ts';

const registry = pageRegistry((component) => Promise.resolve(serverPage(component)));

function serverPage(component: string): AnyPage {
  const page = serverPages.get(component) ?? serverPages.get(WELCOME);
  if (page === undefined) throw new Error(`The site is built without a page for ${WELCOME}`);
  return page;
}

export const buildSite: SiteModule['buildSite'] = (routes, log): Site => {
  reportUnknownComponents([...routes.CN, ...routes.EN], log);
  const records: Record<Language, RecordIndex> = { CN: recordIndex(routes.CN), EN: recordIndex(routes.EN) };
  return {
    resolve: buildResolver(routes, serverPage),
    render: (page) => render(records, page),
    chromeFile: findChromeFile,
  };
};

async function render(records: Record<Language, RecordIndex>, page: RenderPage): Promise<Rendered> {
  const { client, environment, origin, assets, posted } = page;
  const url = new URL(page.url, origin);
  const loaded = await loadView(url, {
    registry,
    client: () => client,
    records: (language) => Promise.resolve(records[language]),
    chrome: (language) => loadChrome({ language, client }),
    posted,
  });
  if (loaded.kind === 'redirect') return { kind: 'redirect', status: 302, location: loaded.location };

  const { view } = loaded;
  const place = { pathname: url.pathname, search: url.search, hash: '', key: '' };
  const keeper = new MarkupKeeper();
  const html = renderToString(
    <DocumentContext value={{ ...environment, origin, registry, messagesOf: serverMessages }}>
      <MarkupMarks value={keeper}>
        <RouteContext
          value={{
            place,
            view,
            problem: undefined,
            arrival: 'START',
            stays: false,
            reload: () => Promise.resolve(),
          }}
        >
          <Document />
        </RouteContext>
      </MarkupMarks>
    </DocumentContext>,
  );
  const boot: BootData = { ...view, environment, origin };
  const component = shownComponent(view);
  const words = serverMessages(view.language);
  const told = { origin, imageBase: environment.imageBase, records: records[view.language], words };
  const part = serverPage(component).part?.(view.leaf.query)?.file;
  return {
    kind: 'html',
    status: statusOf(view.leaf, view.record),
    html: withAssets(keeper.finished(html), assets, { component, part }, boot, {
      ofPage: headText(headElements(view, words, origin)),
      forPrograms: forMachines(view, told),
    }),
    cacheable: view.leaf.head.isOneVisitors !== true,
  };
}

const findChromeFile: Site['chromeFile'] = async (name, clientOf) => {
  const kept = keptChromeFile(name);
  if (kept !== undefined) return kept.text;
  const language = languageOfChromeFile(name);
  if (language === undefined) return undefined;
  // Another node rendered the page that names it, of the same content.
  const file = chromeFile(language, await loadChrome({ language, client: clientOf(language) }));
  return file.name === name ? file.text : undefined;
};

function statusOf(leaf: LeafData, record: RouteDef): 200 | 404 | 410 {
  if (leaf.kind === 'missing') return leaf.status;
  return record.component === NOT_FOUND ? 404 : 200;
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
