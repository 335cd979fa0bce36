import {
  navigation,
  netOption,
  qrList,
  siteConfig,
  websiteInfo,
  type Client,
  type Language,
  type SiteConfig,
} from '@bank/contract';
import type { ChromeData, MenuEntry, WholeChrome } from '../../base/page/chrome-data.ts';
import { header, quickBar } from './bars.ts';
import { toMenuEntry, type GivenEntry } from './menu-entry.ts';
import { plainSections } from './PlainMenu.tsx';
import { siteFooter } from './site-footer.ts';
import { tellOfBank } from '../../words/loading/bank-facts.ts';

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

interface Answers extends Pick<ChromeData, 'info' | 'net' | 'qr'> {
  config: SiteConfig;
}

const chromeOf = new WeakMap<GivenEntry[], { of: Answers; chrome: WholeChrome }>();

/**
 * The server answers every page of one content version with the same objects; the chrome made of them is then
 * the same object too, so that its menu is reduced and its text for the data block written once.
 */
function sameChrome(menu: GivenEntry[], answers: Answers): WholeChrome {
  const known = chromeOf.get(menu);
  const isSame =
    known?.of.info === answers.info &&
    known.of.net === answers.net &&
    known.of.config === answers.config &&
    known.of.qr === answers.qr;
  if (isSame) return known.chrome;
  const { bottomConfigList, friendlyLinkList, legalLinkList, ...config } = answers.config;
  const footer = { bottomConfigList, friendlyLinkList, legalLinkList };
  const chrome = { ...answers, config, footer, menu: menu.map(toMenuEntry) };
  chromeOf.set(menu, { of: answers, chrome });
  return chrome;
}
