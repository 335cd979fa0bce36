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

/** What header, footer and overlays show; loaded once per language (specification 7.2). */
export interface ChromeData {
  info: WebsiteInfo;
  net: NetOption;
  menu: MenuNode[];
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
  return { info, net: await net, menu, config, qr: qr.qrUrlList };
}
