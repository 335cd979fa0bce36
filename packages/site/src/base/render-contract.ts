import type { Client, Language, LimitClass, RouteDef } from '@bank/contract';

/* What the server process and the built site say to each other. */

/** Addresses of built files, from the Vite manifest. */
export interface SiteAssets {
  readonly entry: string;
  readonly css: readonly string[];
  /** The style sheet that stands for those of `css` where a bank has colours of its own, by their name. */
  branded(colours: string): string;
  /** What such a style sheet says; undefined for any other address. */
  brandText(address: string): string | undefined;
  readonly preload: readonly string[];
  /** The small blocking script that sets scale and saved settings before the first paint. */
  readonly firstPaint: string;
  /** `part` is the module of a view inside the page's folder. */
  forComponent(component: string, language: Language, part?: string): PageAssets;
  /** `sha256-…` of a built file; undefined in development. */
  integrity(url: string): string | undefined;
}

export interface PageAssets {
  /** The page's own script; absent in development and for a component that no page is built for. */
  readonly module?: string;
  readonly css: readonly string[];
  /** Style sheets that stand whole within those of `css`: the page's parts must not fetch them again. */
  readonly joined?: readonly string[];
  readonly preload: readonly string[];
  /** Digests of what may come later, for a page that is loaded as a document; absent in development. */
  readonly late?: LateFiles;
}

export interface LateFiles {
  /** By file, as Vite names it: the SHA-256 in base64 of each that this page or the frame around it may fetch. */
  readonly digests: Readonly<Record<string, string>>;
  /** Where the digests of all files of the build stand, for navigating. */
  readonly rest: { readonly url: string; readonly integrity: string };
}

export interface MapTiles {
  /** Address of a picture of 256 pixels in Web Mercator, with {z}, {x} and {y}. */
  readonly url: string;
  readonly coordinates: 'WGS84' | 'GCJ02';
  /** Whose map it is and its approval number (map regulations, article 15). */
  readonly attribution: string;
}

/** All of the server's configuration that may reach the browser. */
export interface BrowserEnvironment {
  /** Prefix of picture paths, ends with a slash. */
  readonly imageBase: string;
  /** Prefix of document paths, ends with a slash. */
  readonly fileBase: string;
  /** What this page signs its visit records with (PD-7). */
  readonly trackSalt?: { readonly id: string; readonly salt: string };
  /** Address of the third party's session replay script; absent unless the operator has set one. */
  readonly replayUrl?: string;
  /** The map service under the branches; absent unless the operator has set one (PD-8). */
  readonly mapTiles?: MapTiles;
  /** The operator has set a source of share prices; absent otherwise, and nothing is asked for. */
  readonly hasQuote?: boolean;
  /** The same of closing prices. */
  readonly hasCloses?: boolean;
  /** Changes with the routes and the menus, of which browsers keep copies; other content leaves it as it is. */
  readonly navigation: string;
}

export type Resolved =
  /** `url` is canonical: known parameters only, in a fixed order, without defaults. */
  | {
      kind: 'page';
      url: string;
      language: Language;
      record: RouteDef;
      takesForm: boolean;
      /** What rendering this address is counted with; absent for pages that everybody shares. */
      limit?: LimitClass | undefined;
    }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  /** No record has this path: the visitor is sent to the not-found page of the language. */
  | { kind: 'unknown'; location: string };

/** What pages that are alike but for some texts share: whoever keeps something of it keeps it by this object. */
export interface Mould {
  /** The bytes around the places, in order: one more than there are values. */
  readonly pieces: readonly Uint8Array[];
}

export type Rendered =
  | { kind: 'html'; status: 200 | 404 | 410; html: string; cacheable: boolean }
  /** A page of a mould, with these bytes between its pieces: anybody can ask for any number of them. */
  | { kind: 'filled'; status: 404 | 410; mould: Mould; values: readonly Uint8Array[] }
  | { kind: 'redirect'; location: string; status: 301 | 302 };

/** The fields of a form as one visitor has filled it in, unchecked. */
export type PostedForm = Readonly<Record<string, string>>;

export interface RenderPage {
  /** A canonical url from {@link Site.resolve}. */
  url: string;
  client: Client;
  assets: SiteAssets;
  environment: BrowserEnvironment;
  /** Scheme and host that canonical links are made with, without a slash at the end. */
  origin: string;
  /** Only for a page that takes a form; `client` then makes this visitor's calls. */
  posted?: PostedForm;
}

/** The pages of one content version. */
export interface Site {
  resolve(rawUrl: string): Resolved;
  /** Rejects with what a call rejected with, so that the server can choose between a stale page and an error page. */
  render(page: RenderPage): Promise<Rendered>;
  /**
   * Text of the file in `/chrome/` that documents of this version, or of one shortly before it, name as `name`.
   * Undefined for any other name.
   */
  chromeFile(name: string, clientOf: (language: Language) => Client): Promise<string | undefined>;
}

export type Log = (message: string, detail: Record<string, unknown>) => void;

export interface SiteModule {
  /** Built once for each content version. `log` hears of records that name an unknown component. */
  buildSite(routes: Record<Language, RouteDef[]>, log: Log): Site;
}
