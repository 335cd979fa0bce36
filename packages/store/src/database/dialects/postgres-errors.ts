// https://www.postgresql.org/docs/current/errcodes-appendix.html
const REASONS: Readonly<Record<string, string>> = {
  '57014': 'PostgreSQL did not answer in time',
  '55P03': 'PostgreSQL kept the tables locked for too long',
  '57P03': 'PostgreSQL is starting up or shutting down',
  '53300': 'PostgreSQL has no connection free',
  '3D000': 'PostgreSQL has no such database',
  '25006': 'PostgreSQL only reads here: it follows another one, or this user may not write',
};
type StoreName = 'content' | 'visits' | 'studio';

const REASONS_OF_TABLES: Readonly<Record<string, Record<StoreName, string>>> = {
  '42P01': {
    content: 'PostgreSQL has no content tables yet; importing content makes them',
    visits: 'PostgreSQL has lost the tables of the visits store',
    studio: 'PostgreSQL has lost the tables of the studio',
  },
  '42501': {
    content: 'PostgreSQL does not let this user read the content tables',
    visits: 'PostgreSQL does not let this user make or change the tables of the visits store',
    studio: 'PostgreSQL does not let this user make or change the tables of the studio',
  },
};
// Connection exceptions, wrong user or password, conflicts with recovery, insufficient resources, operator
// intervention, system errors, internal errors. The other classes are mistakes of a statement or its values.
const UNAVAILABLE_CLASSES = new Set(['08', '28', '40', '53', '57', '58', 'XX']);

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
// What pg says without a code.
const TIMEOUTS = /^(timeout exceeded|Query read timeout|Connection terminated due to connection timeout)/;
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool)/;
const TLS = /^(The server does not support SSL|There was an error establishing an SSL)/;

/** Met while looking for one that can be written to. */
export class FollowsAnother extends Error {
  override name = 'FollowsAnother';
}

/** What happened, in our words; undefined when the error does not mean that PostgreSQL cannot answer. */
export function whyPostgresIsUnavailable(error: unknown, store: StoreName): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof FollowsAnother) return 'PostgreSQL has no host that is the primary';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('severity' in error) {
    const known = REASONS[code] ?? REASONS_OF_TABLES[code]?.[store];
    if (known) return known;
    return UNAVAILABLE_CLASSES.has(code.slice(0, 2)) ? `PostgreSQL reported ${code}` : undefined;
  }
  if (code === 'ECONNREFUSED') return 'PostgreSQL refused the connection';
  const connecting = 'syscall' in error && error.syscall === 'connect';
  if (NETWORK_CODES.has(code) || connecting) return `PostgreSQL cannot be reached (${code})`;
  if (TIMEOUTS.test(error.message)) return 'PostgreSQL did not answer in time';
  if (BROKEN.test(error.message)) return 'the connection to PostgreSQL broke';
  if (TLS.test(error.message) || /CERT|SSL|TLS/.test(code))
    return 'PostgreSQL and this server found no safe connection';
  return undefined;
}
