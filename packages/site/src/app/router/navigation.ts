import { allRoutes, type Language } from '@bank/contract';
import type { BootData } from '../../base/page/boot-data.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { loadChrome } from '../../frame/chrome/load-chrome.ts';
import { keptQrList } from '../../frame/chrome/qr-list.ts';
import { browserMessages, loadMessages } from '../../words/loading/browser-messages.ts';
import { drawHead, headElements } from '../document/head-elements.ts';
import type { PageRegistry } from '../../base/page/page-registry.ts';
import { browserClients } from '../../base/page/browser-clients.ts';
import { keepMenu, keptCopies } from './kept-copies.ts';
import { keptData } from './kept-data.ts';
import { recordIndex, type RecordIndex } from './record-index.ts';
import { loadView, type ViewSources } from './load-view.ts';
import type { Navigation } from './router.ts';

// What finds a page is wanted whenever this is.
export { pageModule } from '../registry/all-pages.ts';

/**
 * What answers navigations in the browser. It starts with the view that the page was rendered from; a language's
 * records and chrome come on the first navigation to it (S2-generated), by call or from the copy that an earlier
 * document kept.
 * @param path where that view stands, with its canonical query
 */
export function browserNavigation(
  boot: BootData,
  path: string,
  registry: PageRegistry,
): Pick<Navigation, 'load' | 'shown'> {
  const { language, chrome, environment, origin } = boot;
  const { navigation } = environment;
  const chromes = new Map<Language, Promise<ChromeData>>([[language, Promise.resolve(chrome)]]);
  const sources: ViewSources = {
    registry,
    client: (wanted) => browserClients[wanted],
    records: recordsOnce(navigation),
    chrome: (wanted) => {
      // S4-language: network options are loaded anew whenever the language changes.
      for (const other of chromes.keys()) if (other !== wanted) chromes.delete(other);
      return once(chromes, wanted, () => loadLanguage(wanted, navigation));
    },
    remember: keptData(boot, path),
    sameQrList: keptQrList(boot),
  };
  return {
    load: (url, signal) => loadView(url, sources, signal),
    shown: (view) => drawHead(headElements(view, browserMessages(view.language), origin)),
  };
}

/** Header, footer and dictionary of a language belong to no single navigation, so none of them stops the loading. */
export async function loadLanguage(language: Language, navigation: string): Promise<ChromeData> {
  const kept = keptCopies().then((parts) => parts?.keptMenu(language, navigation));
  const [chrome] = await Promise.all([
    loadChrome({ language, client: browserClients[language], keptMenu: kept }),
    loadMessages(language),
  ]);
  void keepMenu(language, navigation, chrome.menu);
  return chrome;
}

/** Every record of a language, asked for once; a copy that knows the path does as well (S4-store). */
function recordsOnce(navigation: string): ViewSources['records'] {
  const known = new Map<Language, RecordIndex>();
  const answered = new Set<Language>();
  return async (language, url, signal) => {
    const index = known.get(language);
    if (index !== undefined && (answered.has(language) || index.byPath.has(url.pathname))) return index;
    try {
      const call = async () => {
        const answer = await browserClients[language].call(allRoutes, {}, signal);
        answered.add(language);
        return answer;
      };
      const kept = await keptCopies();
      const records = await (kept ? kept.routesFor(url.pathname, language, navigation, call) : call());
      const next = recordIndex(records);
      known.set(language, next);
      return next;
    } catch (error) {
      if (signal?.aborted) throw error;
      // S8-quiet: navigation failures are swallowed. The browser itself then asks the server, and this
      // navigation never goes on, or the visitor would see a problem while the page is already on its way.
      window.location.assign(url.href);
      return new Promise(() => undefined);
    }
  };
}

/** Loads once; what failed is asked again. */
function once<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}
