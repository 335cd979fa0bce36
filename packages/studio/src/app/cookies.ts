import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** Of one name; an address in `__Host-` binds it to this host, and browsers take it by TLS alone. */
export interface Cookie {
  read: (request: FastifyRequest) => string | undefined;
  /** The header that sets it, or takes it away where `seconds` is 0. */
  write: (value: string, seconds: number) => string;
}

/** Back from the provider a browser sends what is Lax, and not what is Strict. */
const BY_TLS = 'Secure; HttpOnly; SameSite=Lax; Path=/';
/** On this machine alone, without TLS. */
const LOCAL = 'HttpOnly; SameSite=Strict; Path=/';

export const sessionCookie = ({ provider }: Pick<Config, 'provider'>): Cookie =>
  provider === undefined ? cookie('studio', LOCAL) : cookie('__Host-studio', BY_TLS);

/** What a browser holds while its person is at the provider. */
export const attemptCookie = cookie('__Host-studio-sign-in', BY_TLS);

function cookie(name: string, attributes: string): Cookie {
  return {
    read: ({ headers }) => {
      const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
      return pairs.find(([one]) => one === name)?.[1];
    },
    write: (value, seconds) => `${name}=${value}; ${attributes}; Max-Age=${seconds}`,
  };
}
