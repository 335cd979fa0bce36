import type { MenuNode, NetOption, QrItem, SiteConfig, UrlType, WebsiteInfo } from '@bank/contract';

/** What the chrome needs of a menu entry; the rest would double the data block of every page. */
export interface MenuEntry extends Pick<MenuNode, 'code' | 'name' | 'url' | 'summary' | 'cover'> {
  /** Left out where it says nothing: of a link inside the site. */
  urlType?: UrlType | undefined;
  children?: MenuEntry[] | undefined;
}

/** What header, footer and overlays show; loaded once per language. */
export interface ChromeData {
  info: WebsiteInfo;
  net: NetOption;
  menu: MenuEntry[];
  config: SiteConfig;
  qr: QrItem[];
}
