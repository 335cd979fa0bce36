import type { FastifyRequest } from 'fastify';
import { RateLimiter, type Counted } from '../http/limits/rate-limit.ts';
import { clientAddress, trustedProxies, visitorOf, type IsTrusted } from '../http/requests/client-address.ts';

/** Who asks, and how often they still may. */
export class Visitors {
  readonly isTrusted: IsTrusted;
  readonly #limiter = new RateLimiter();

  /** Throws ConfigError for a list of proxies that is none. */
  constructor(trustProxy: string) {
    this.isTrusted = trustedProxies(trustProxy);
  }

  /** Who is counted as one visitor. */
  nameOf({ socket, headers }: FastifyRequest): string {
    return visitorOf(clientAddress(socket.remoteAddress, headers['x-forwarded-for'], this.isTrusted));
  }

  /** Counts for a visitor; seconds to wait when it is one too many, else undefined. */
  admit(limit: Counted, visitor: string): number | undefined {
    return this.#limiter.admit(limit, visitor);
  }
}
