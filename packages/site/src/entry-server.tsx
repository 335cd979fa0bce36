import type { Language, RouteDef } from '@bank/contract';
import { chromeFiles, keptChromeFile, languageOfChromeFile } from './app/document/chrome-file.ts';
import { drawPage } from './app/document/draw-page.tsx';
import { MissingPages } from './app/document/missing-pages.ts';
import { NOT_FOUND } from './app/registry/not-found.ts';
import { pageRegistry } from './base/page/page-registry.ts';
import { serverPages } from './app/registry/server-pages.ts';
import { WELCOME } from './app/registry/welcome.ts';
import type { Log, Rendered, RenderPage, Site, SiteModule } from './base/render-contract.ts';
import { loadChrome } from './frame/chrome/load-chrome.ts';
import { buildResolver } from './app/router/canonical-url.ts';
import type { AnyPage } from './base/page/page-module.ts';
import type { LeafData } from './base/page/leaf-data.ts';
import { searchText } from './base/page/query-parameters.ts';
import { loadView } from './app/router/load-view.ts';
import { recordIndex, type RecordIndex } from './app/router/record-index.ts';

const registry = pageRegistry((component) => Promise.resolve(serverPage(component)));

function serverPage(component: string): AnyPage {
  const page = serverPages.get(component) ?? serverPages.get(WELCOME);
  if (page === undefined) throw new Error(`The site is built without a page for ${WELCOME}`);
  return page;
}

export const buildSite: SiteModule['buildSite'] = (routes, log): Site => {
  reportUnknownComponents([...routes.CN, ...routes.EN], log);
  const records: Record<Language, RecordIndex> = { CN: recordIndex(routes.CN), EN: recordIndex(routes.EN) };
  const missing = new MissingPages();
  return {
    resolve: buildResolver(routes, serverPage),
    render: (page) => render({ records, missing }, page),
    chromeFile: findChromeFile,
  };
};

interface Rendering {
  records: Record<Language, RecordIndex>;
  missing: MissingPages;
}

async function render({ records, missing }: Rendering, page: RenderPage): Promise<Rendered> {
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
  const drawing = { environment, origin, assets, registry, records: records[view.language] };
  const filled =
    posted === undefined
      ? missing.page(view, { assets, environment, origin }, (like) =>
          drawPage(like, { ...drawing, search: searchText(like.leaf.query) }),
        )
      : undefined;
  if (filled !== undefined) return filled;
  return {
    kind: 'html',
    status: statusOf(view.leaf, view.record),
    html: drawPage(view, { ...drawing, search: url.search }),
    cacheable: view.leaf.head.isOneVisitors !== true,
  };
}

const findChromeFile: Site['chromeFile'] = async (name, clientOf) => {
  const kept = keptChromeFile(name);
  if (kept !== undefined) return kept.text;
  const language = languageOfChromeFile(name);
  if (language === undefined) return undefined;
  // Another node rendered the page that names it, of the same content.
  const files = chromeFiles(language, await loadChrome({ language, client: clientOf(language) }));
  return Object.values(files).find((file) => file.name === name)?.text;
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
