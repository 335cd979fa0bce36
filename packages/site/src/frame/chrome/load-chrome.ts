import {
  navigation,
  netOption,
  qrList,
  siteConfig,
  websiteInfo,
  type Client,
  type Language,
  type UrlType,
} from '@bank/contract';
import type { ChromeData, MenuEntry, WholeChrome } from '../../base/page/chrome-data.ts';
import { header, quickBar } from './bars.ts';
import { plainSections } from './PlainMenu.tsx';
import { siteFooter } from './site-footer.ts';
import { tellOfBank } from '../../words/loading/bank-facts.ts';

const INSIDE: UrlType = '1';

/** As the call answers it, or as it was kept. */
type GivenEntry = MenuEntry & { path?: string };

interface LoadChrome {
  language: Language;
  client: Client;
  signal?: AbortSignal | undefined;
  /** The menu, where the browser has kept it (S4-store). */
  keptMenu?: Promise<MenuEntry[] | undefined> | undefined;
}

export async function loadChrome({ language, client, signal, keptMenu }: LoadChrome): Promise<WholeChrome> {
  const net = client.call(netOption, {}, signal);
  // Awaited below; until the kept menu has been looked for, nobody else hears that it failed.
  net.catch(() => undefined);
  const loadMenu = async () =>
    (await keptMenu) ?? client.call(navigation, { relationId: (await net).id }, signal);
  const [info, menu, config, qr] = await Promise.all([
    client.call(websiteInfo, {}, signal),
    loadMenu(),
    client.call(siteConfig, {}, signal),
    client.call(qrList, { titleId: '' }, signal),
    header.fetch(),
    quickBar.fetch(),
    siteFooter.fetch(),
    import.meta.env.SSR ? plainSections.fetch() : undefined,
  ]);
  tellOfBank(language, config);
  return sameChrome(menu, { info, net: await net, config, qr: qr.qrUrlList });
}

const chromeOf = new WeakMap<GivenEntry[], WholeChrome>();

/**
 * The server answers every page of one content version with the same objects; the chrome made of them is then
 * the same object too, so that its menu is reduced and its text for the data block written once.
 */
function sameChrome(menu: GivenEntry[], rest: Omit<ChromeData, 'menu'>): WholeChrome {
  const known = chromeOf.get(menu);
  const isSame =
    known?.info === rest.info &&
    known.net === rest.net &&
    known.config === rest.config &&
    known.qr === rest.qr;
  if (isSame) return known;
  const chrome = { ...rest, menu: menu.map(toMenuEntry) };
  chromeOf.set(menu, chrome);
  return chrome;
}

function toMenuEntry({
  code,
  name,
  url,
  path = '',
  urlType,
  summary,
  cover,
  children,
}: GivenEntry): MenuEntry {
  return {
    code,
    name,
    url: url || path,
    ...(urlType !== INSIDE && { urlType }),
    ...(summary !== undefined && { summary }),
    ...(cover !== undefined && { cover }),
    ...(children !== undefined && { children: children.map(toMenuEntry) }),
  };
}
