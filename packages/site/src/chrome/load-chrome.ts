import {
  navigation,
  netOption,
  qrList,
  siteConfig,
  websiteInfo,
  type Client,
  type MenuNode,
  type NetOption,
  type QrItem,
  type SiteConfig,
  type WebsiteInfo,
} from '@bank/contract';

/** What the chrome needs of a menu entry; the rest would double the data block of every page. */
export interface MenuEntry extends Pick<
  MenuNode,
  'id' | 'code' | 'name' | 'url' | 'urlType' | 'titleId' | 'summary' | 'cover'
> {
  children?: MenuEntry[] | undefined;
}

/** What header, footer and overlays show; loaded once per language (specification 7.2). */
export interface ChromeData {
  info: WebsiteInfo;
  net: NetOption;
  menu: MenuEntry[];
  config: SiteConfig;
  qr: QrItem[];
}

export async function loadChrome(client: Client, signal?: AbortSignal): Promise<ChromeData> {
  const net = client.call(netOption, {}, signal);
  const [info, menu, config, qr] = await Promise.all([
    client.call(websiteInfo, {}, signal),
    net.then(({ id }) => client.call(navigation, { relationId: id }, signal)),
    client.call(siteConfig, {}, signal),
    client.call(qrList, { titleId: '' }, signal),
  ]);
  return { info, net: await net, menu: menu.map(toMenuEntry), config, qr: qr.qrUrlList };
}

function toMenuEntry({
  id,
  code,
  name,
  url,
  path,
  urlType,
  titleId,
  summary,
  cover,
  children,
}: MenuNode): MenuEntry {
  return {
    id,
    code,
    name,
    url: url || path,
    urlType,
    titleId,
    ...(summary !== undefined && { summary }),
    ...(cover !== undefined && { cover }),
    ...(children !== undefined && { children: children.map(toMenuEntry) }),
  };
}
