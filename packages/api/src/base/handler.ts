import type { Language, ShareCloses, StockQuote } from '@bank/contract';
import type { CallName, Calls, VisitorCallName, VisitorCalls } from '@bank/contract/schemas';
import type { SearchEngine } from '@bank/search';
import type { ContentSnapshot, VisitsStore } from '@bank/store';
import type { z } from 'zod';

/** What a handler may use. Everything it reads belongs to one content version. */
export interface HandlerDeps {
  content: ContentSnapshot;
  /** Prefix of picture addresses that the server itself must build (banner and QR pictures). */
  imageBase: string;
  /** The share's delayed price where the operator configured a source; null while that cannot be reached. */
  stockQuote?: (() => Promise<StockQuote | null>) | undefined;
  /** Its closing prices, from a source of their own. */
  shareCloses?: (() => Promise<ShareCloses | null>) | undefined;
  /** Absent in a process without an index: calls that search then answer that search is away. */
  search?: SearchEngine | undefined;
  /** What most visitors searched for lately, most wanted first; empty while the visits store is away. */
  popularSearches?: ((language: Language) => Promise<readonly string[]>) | undefined;
  /** Milliseconds since the epoch; the real clock when absent. */
  now?: (() => number) | undefined;
}

/** A plain function from a checked request to the call's data; the answer is checked by whoever calls it. */
export type Handler<Name extends CallName> = (
  deps: HandlerDeps,
  request: z.output<Calls[Name]['request']>,
) => Promise<z.input<Calls[Name]['response']>>;

export type Handlers = { [Name in CallName]: Handler<Name> };
/** Handlers of one area: `satisfies HandlersOf<'fxRates' | …>`. */
export type HandlersOf<Name extends CallName> = Pick<Handlers, Name>;

/** What a handler of a visitor's call may use besides. Content calls never see it, so that pages for all hold nothing of one. */
export interface VisitorDeps extends HandlerDeps {
  visits: VisitsStore;
  /** What tells visitors apart when they are counted: the network address that may ask for itself. Never kept as it is. */
  visitor: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What letters of guarantee were digested with; undefined while there is no such key. */
  letterKey?: (() => Buffer | undefined) | undefined;
}

type VisitorHandler<Name extends VisitorCallName> = (
  deps: VisitorDeps,
  request: z.output<VisitorCalls[Name]['request']>,
) => Promise<z.input<VisitorCalls[Name]['response']>>;

export type VisitorHandlers = { [Name in VisitorCallName]: VisitorHandler<Name> };
export type VisitorHandlersOf<Name extends VisitorCallName> = Pick<VisitorHandlers, Name>;
