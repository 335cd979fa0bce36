import type { ReactNode } from 'react';
import type { BannerCrumb, Client, Language, LimitClass, RouteDef } from '@bank/contract';
import type { PostedForm } from '../render-contract.ts';
import type { ListPlace } from './list-place.ts';
import type { SubjectWords } from '../../words/loading/subject-words.ts';
import type { QueryParameter } from './query-parameters.ts';

/** The canonical query of a page: only parameters that the page declares, only values that it accepts. */
export type PageQuery = Readonly<Record<string, string | undefined>>;

export interface PageRequest {
  client: Client;
  language: Language;
  record: RouteDef;
  query: PageQuery;
  signal: AbortSignal | undefined;
  /** A form sent without script to a page that takes one; only ever on the server. */
  posted?: PostedForm | undefined;
}

export interface PageProps<Data> {
  data: Data;
  language: Language;
  record: RouteDef;
  query: PageQuery;
}

/** What a page says about itself where the record's own words are not enough. */
export interface PageHead {
  /** Takes the place of the route title in `{title}-{site name}`. */
  title?: string;
  description?: string;
  /**
   * The page's own name where its entry or column says less: the h1, which the banner draws with the column's name above
   * it, and the end of the breadcrumb. Absent, the banner's title is the h1.
   */
  heading?: string;
  /** The page needs the whole content width: the section's left menu is left out. */
  wholeWidth?: boolean;
  /**
   * The page begins with a form on a panel that crosses the banner's lower edge (`LookupPanel`): the section's menu stands
   * after the page, so that nothing comes between what is asked and where it is asked, by eye or by key.
   */
  hasPanel?: boolean;
  /** Where what this address shows stands in the other language, or false where it is not there; else the record says. */
  twin?: string | false;
  /** Where what is shown is read by all, path and query, whichever address led here; else the own query makes it. */
  address?: string;
  /** Parameters, besides the item's, the column's and the page's, that make a page of their own and not a view of one. */
  own?: readonly string[];
  /** The list on the page, by whose pages it is told apart. */
  list?: ListPlace;
  /** Stands in the banner instead of the picture that the records give. */
  banner?: Pick<BannerCrumb, 'bannerImgUrl' | 'bannerPhoneImgUrl' | 'bannerForms'>;
  /** Picture of what is shown, for previews: JSON text of files. */
  cover?: string;
  /** Kept out of search engines. Views of a page and what lies past the end of a list are, without saying so. */
  noindex?: boolean;
  /** The address holds what one visitor typed, such as a sum: nobody else asks for it, so no cache keeps it. */
  isOneVisitors?: boolean;
  /** What the page is about, in the words of schema.org; addresses of this site by path. It stands in served documents only. */
  jsonLd?: Readonly<Record<string, unknown>>;
  /** Feeds of what the page shows, named in the head for programs that look for them: as the page is, where not otherwise. */
  feeds?: readonly { type: string; title?: string; href: string }[];
}

/** A view of a page in a chunk of its own. */
export interface PagePart {
  /** Its module inside the page's folder, `loans/LoanTables.tsx`: the server links its styles and names its script. */
  readonly file: string;
  /** With the words that only this view needs. */
  fetch(language: Language): Promise<unknown>;
}

/** One folder of `pages/`: what the registry loads by the record's `component`. */
export interface PageModule<Data> {
  /** Parameters the page understands, in canonical order; any other is ignored. */
  readonly parameters: Readonly<Record<string, QueryParameter>>;
  /**
   * The columns that the page shows, where they are not simply lists of articles: with another in its address it is a
   * page that does not exist.
   */
  readonly columns?: readonly string[];
  /** Words of the subjects that the page speaks of: they come with its data, or before it where `load` was given a form. */
  readonly words?: readonly SubjectWords<object>[];
  /** `load` itself says something in words, such as what is wrong with a sum: they come before it. */
  readonly speaksInLoad?: true;
  /** The page has a form that is posted to its own address, so that it works without script. */
  readonly takesForm?: true;
  /**
   * Whether this address shows what a bank has one of, such as its price list: until that is published the page says that it is
   * being prepared. Any other page of something that is not there does not exist.
   */
  awaits?(query: PageQuery): boolean;
  /** Of an address that is rendered for one visitor alone, because it searches or calculates: what that is counted with. */
  limit?(query: PageQuery): LimitClass | undefined;
  /**
   * Of a page with several views: the one that this address shows, fetched by itself and before anything is drawn;
   * undefined where the page's own script is enough.
   */
  part?(query: PageQuery): PagePart | undefined;
  /** The only place that asks for data; throws `LeadsTo` where the address means another page. */
  load(request: PageRequest): Promise<Data>;
  head?(data: Data, request: Omit<PageRequest, 'client' | 'signal' | 'posted'>): PageHead;
  readonly Page: (props: PageProps<Data>) => ReactNode;
  /**
   * Of a page below the second-level layout: its banner, a `PageBanner` with what the page puts into it, such as its
   * first tool. Absent, the banner says what the records say.
   */
  readonly Banner?: (props: PageProps<Data>) => ReactNode;
  /** What banner and page both follow while the page is open, such as rates that refresh: a context around the two. */
  readonly Shared?: (props: PageProps<Data> & { children: ReactNode }) => ReactNode;
}

export type AnyPage = PageModule<unknown>;

/** Keeps `Data` inferred inside the folder and erased in the registry. */
export function definePage<Data>(page: PageModule<Data>): AnyPage {
  return page as unknown as AnyPage;
}

/** Fetches the words that a page declares. */
export async function loadWords({ words = [] }: AnyPage, language: Language): Promise<void> {
  await Promise.all(words.map((subject) => subject.load(language)));
}
