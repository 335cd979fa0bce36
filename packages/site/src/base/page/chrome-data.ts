import type { MenuNode, NetOption, QrItem, SiteConfig, UrlType, WebsiteInfo } from '@bank/contract';
import type { Late } from './late-data.ts';

/** What the chrome needs of a menu entry; the rest would double the data block of every page. */
export interface MenuEntry extends Pick<MenuNode, 'code' | 'name' | 'url' | 'summary' | 'cover'> {
  /** Left out where it says nothing: of a link inside the site. */
  urlType?: UrlType | undefined;
  children?: MenuEntry[] | undefined;
}

/** What the bank says of itself: the configuration without the links of the footer. */
export type ChromeConfig = Omit<SiteConfig, keyof FooterLinks>;

/** The links at the foot of every page */
export type FooterLinks = Pick<SiteConfig, 'bottomConfigList' | 'friendlyLinkList' | 'legalLinkList'>;

/** What header, footer and overlays show; loaded once per language. */
export interface ChromeData {
  info: WebsiteInfo;
  net: NetOption;
  menu: readonly MenuEntry[] | Late<readonly MenuEntry[]>;
  footer: FooterLinks | Late<FooterLinks>;
  config: ChromeConfig;
  qr: QrItem[];
}

/** With its menu and its footer, as calls answer them. */
export interface WholeChrome extends ChromeData {
  menu: readonly MenuEntry[];
  footer: FooterLinks;
}

/** As the file has it that a document names. */
export interface ChromeText extends Omit<ChromeData, 'menu' | 'footer'> {
  /** Addresses of the files that have them. */
  menu: string;
  footer: string;
}
