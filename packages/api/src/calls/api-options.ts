import type { LimitClass } from '@bank/contract';
import type { ContentSnapshot, VisitsStore } from '@bank/store';
import type { FastifyRequest } from 'fastify';
import type { HandlerDeps, VisitorDeps } from '../base/handler.ts';

export interface ApiOptions {
  /** The content that visitors see now. Throws when none was ever loaded. */
  snapshot(): ContentSnapshot;
  imageBase: string;
  stockQuote?: HandlerDeps['stockQuote'];
  shareCloses?: HandlerDeps['shareCloses'];
  search?: HandlerDeps['search'];
  popularSearches?: HandlerDeps['popularSearches'];
  /** What calls for content take for the present moment; the real clock when absent. */
  now?: () => number;
  visits: VisitsStore;
  letterKey?: VisitorDeps['letterKey'];
  /** Counts a request for its visitor; seconds to wait when it is one too many, else undefined. */
  admit(request: FastifyRequest, limit: LimitClass): number | undefined;
  /** Who is counted as one visitor. */
  visitorOf(request: FastifyRequest): string;
}
