import type { MenuNode, NetOption, QrItem, SiteConfig, UrlType, WebsiteInfo } from '@bank/contract';

/** What the chrome needs of a menu entry; the rest would double the data block of every page. */
export interface MenuEntry extends Pick<MenuNode, 'code' | 'name' | 'url' | 'summary' | 'cover'> {
  /** Left out where it says nothing: of a link inside the site. */
  urlType?: UrlType | undefined;
  children?: MenuEntry[] | undefined;
}

/** The menu of a document that came as HTML: a file that is fetched when somebody turns to what shows it. */
export interface LateMenu {
  come: readonly MenuEntry[] | undefined;
  /** Never rejects: what does not come leaves the markup of the server in place. */
  arrival: Promise<readonly MenuEntry[]>;
  /** Rejects when it cannot be had, and may be called again. */
  fetch: () => Promise<readonly MenuEntry[]>;
}

/** What header, footer and overlays show; loaded once per language. */
export interface ChromeData {
  info: WebsiteInfo;
  net: NetOption;
  menu: readonly MenuEntry[] | LateMenu;
  config: SiteConfig;
  qr: QrItem[];
}

/** With its menu, as calls answer it. */
export interface WholeChrome extends ChromeData {
  menu: readonly MenuEntry[];
}

/** As the file has it that a document names. */
export interface ChromeText extends Omit<ChromeData, 'menu'> {
  /** Address of the file that has the entries. */
  menu: string;
}
