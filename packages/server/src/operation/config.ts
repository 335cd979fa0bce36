import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const between = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);
const isOrigin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
};
const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const isBase = (value: string) =>
  value.endsWith('/') && (isWebAddress(value) || /^\/(?:[\w-]+\/)+$/.test(value));

const SALT = /^[A-Za-z0-9-]{1,16}:[\x21-\x7e]{8,100}$/;

interface Variable<Value> {
  schema: z.ZodType<Value, string>;
  fallback: string;
  expected: string;
}
function variable<Value>(
  schema: z.ZodType<Value, string>,
  fallback: string,
  expected: string,
): Variable<Value> {
  return { schema, fallback, expected };
}

const variables = {
  NODE_ENV: variable(
    z.enum(['production', 'development', 'test']),
    'production',
    'production, development or test',
  ),
  // Empty listens on every address of both families: visitors come by IPv6 too, and inside a container the loopback
  // address reaches nobody. A machine without IPv6 falls back to IPv4, which a fixed `::` would not.
  HOST: variable(
    z.string().regex(/^[\w.:-]*$/),
    '',
    'an address such as 127.0.0.1 or ::1, or nothing for all',
  ),
  PORT: variable(port, '8080', 'a port from 0 to 65535; 0 takes a free one'),
  // Only the machine itself may read the metrics, so this listener has no address setting.
  METRICS_PORT: variable(port, '9090', 'a port from 0 to 65535; 0 takes a free one'),
  BANK_DATA_DIR: variable(z.string().min(1), '.data', 'a folder'),
  DATABASE_URL: variable(
    z.string().regex(/^$|^postgres(ql)?:\/\/./),
    '',
    'postgres://user@host/database, or nothing for the SQLite file in BANK_DATA_DIR',
  ),
  // Not DATABASE_URL: what visitors write is kept apart from the content, whose database the public server may only read.
  VISITS_DATABASE_URL: variable(
    z.string().regex(/^$|^postgres(ql)?:\/\/./),
    '',
    'postgres://user@host/database, or nothing for the SQLite file visits.db in BANK_DATA_DIR',
  ),
  // A secret that every process shares with whoever packs the register of letters; the file serves one machine.
  LETTERS_KEY: variable(
    z.string().regex(/^$|^[0-9a-fA-F]{64}$/),
    '',
    '64 hexadecimal digits, or nothing for the file letters.key in BANK_DATA_DIR',
  ),
  SITE_ORIGIN: variable(
    z.string().refine(isOrigin),
    'http://localhost:8080',
    'scheme and host without a slash at the end, such as https://www.bank.example',
  ),
  // Where people tell the bank of a weakness, for /.well-known/security.txt.
  SECURITY_CONTACT: variable(
    z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[!-~]+|tel:\+?[\d-]+)$/),
    'mailto:security@beiyao.example',
    'a mailto:, https: or tel: address',
  ),
  IMG_BASE: variable(
    z.string().refine(isBase),
    '/images/',
    'a path or http(s) address that ends with a slash',
  ),
  FILE_BASE: variable(
    z.string().refine(isBase),
    '/files/',
    'a path or http(s) address that ends with a slash',
  ),
  MOBILE_SITE_URL: variable(
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address, or nothing when there is no mobile site',
  ),
  // Off by default: a replay script is somebody else's code in every page, and loads only after the visitor's consent.
  REPLAY_SCRIPT_URL: variable(
    z
      .string()
      .refine((value) => value === '' || (/^https:\/\/[^\s;,'"]+$/.test(value) && URL.canParse(value))),
    '',
    'the https address of a session replay script, or nothing for none',
  ),
  // Off by default: a map of China is shown only with its publisher's licence and approval number.
  MAP_TILE_URL: variable(
    z
      .string()
      .refine(
        (value) =>
          value === '' ||
          (/^https:\/\/[^\s;,'"{}]+\//.test(value) &&
            ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) &&
            URL.canParse(value)),
      ),
    '',
    'the https address of map tiles with {z}, {x} and {y}, or nothing for none',
  ),
  MAP_TILE_COORDINATES: variable(z.enum(['WGS84', 'GCJ02']), 'GCJ02', 'WGS84 or GCJ02'),
  MAP_ATTRIBUTION: variable(
    z.string().max(200),
    '',
    'the name of the map service and its approval number (审图号), shown under the map',
  ),
  // Off by default: prices come from an outside service. It answers with one JSON object as webInvestment/quote does.
  QUOTE_URL: variable(
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address that answers with the delayed price of the share, or nothing for none',
  ),
  // Public, for every page carries it: it keeps line noise out and proves nothing about who sends (product guide, decision 7).
  TRACK_SALT: variable(
    z.string().regex(SALT),
    'demo:beiyao-visit-statistics',
    'a key id, a colon and 8 to 100 characters, such as 2026w47:fj3Kd02kLm; changed with each release',
  ),
  // Pages that were opened before a change go on sending for a while.
  TRACK_SALT_PREVIOUS: variable(
    z.string().refine((value) => value === '' || SALT.test(value)),
    '',
    'what TRACK_SALT was before, or nothing',
  ),
  // Thirteen months and a week, so that a month can be compared with the same one a year before, and no longer.
  VISITS_KEEP_DAYS: variable(between(1, 3_650), '400', 'whole days from 1 to 3650'),
  // Off by default: every machine has an index of its own. With a cluster it is what answers while the cluster is away.
  OPENSEARCH_URL: variable(
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address such as https://user@search.internal:9200, or nothing for the index of each machine',
  ),
  // One thread answers about 190 searches a second and takes some 60 MB.
  SEARCH_THREADS: variable(between(1, 16), '1', 'a whole number from 1 to 16'),
  // Nobody by default: a forwarded address that anyone may write would let a visitor choose what the log says.
  TRUST_PROXY: variable(
    z.string().regex(/^[\da-fA-F.:/, ]*$/),
    '',
    'addresses or networks parted by commas, such as 127.0.0.1, 10.0.0.0/8',
  ),
  LOG_LEVEL: variable(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
    'trace, debug, info, warn, error, fatal or silent',
  ),
  // About 1,000 pages in all their encodings; the demo bank has 150.
  PAGE_CACHE_MB: variable(between(1, 16_384), '64', 'whole megabytes from 1 to 16384'),
  MEDIA_CACHE_MB: variable(between(1, 16_384), '64', 'whole megabytes from 1 to 16384'),
  // One process serves tens of thousands of cached pages a second; more of them only make sense on more cores.
  WEB_WORKERS: variable(between(1, 64), '1', 'a whole number from 1 to 64'),
  // Sent over plain http it means nothing, and on a test host it would lock developers out for two years.
  HSTS: variable(z.enum(['auto', 'on', 'off']), 'auto', 'on, off, or auto: on when SITE_ORIGIN is https'),
  // For a load balancer that asks /readyz only every few seconds: set it to a little more than that.
  SHUTDOWN_NOTICE_MS: variable(between(0, 60_000), '0', 'milliseconds from 0 to 60000'),
};

/** Never repeated, not even to say that they are wrong. */
const SECRETS = new Set(['LETTERS_KEY']);

/** 'demo:salt' → its key id and the salt itself. */
function trackSaltOf(text: string): { id: string; salt: string } {
  const colon = text.indexOf(':');
  return { id: text.slice(0, colon), salt: text.slice(colon + 1) };
}

function read(environment: NodeJS.ProcessEnv) {
  const wrong: string[] = [];
  const value = <Value>(name: string, { schema, fallback, expected }: Variable<Value>): Value => {
    // Compose files pass on unset variables as empty ones.
    const found = environment[name] || fallback;
    const result = schema.safeParse(found);
    if (result.success) return result.data;
    const shown = SECRETS.has(name) ? 'not right' : JSON.stringify(withoutPassword(found));
    wrong.push(`  ${name} is ${shown}; expected ${expected}`);
    return schema.parse(fallback);
  };
  const config = {
    isDevelopment: value('NODE_ENV', variables.NODE_ENV) === 'development',
    host: value('HOST', variables.HOST),
    port: value('PORT', variables.PORT),
    metricsPort: value('METRICS_PORT', variables.METRICS_PORT),
    // Wherever the server is started from, it reads what the content command line wrote.
    dataDir: resolve(REPOSITORY, value('BANK_DATA_DIR', variables.BANK_DATA_DIR)),
    databaseUrl: value('DATABASE_URL', variables.DATABASE_URL),
    visitsDatabaseUrl: value('VISITS_DATABASE_URL', variables.VISITS_DATABASE_URL),
    lettersKey: value('LETTERS_KEY', variables.LETTERS_KEY),
    siteOrigin: value('SITE_ORIGIN', variables.SITE_ORIGIN),
    securityContact: value('SECURITY_CONTACT', variables.SECURITY_CONTACT),
    imageBase: value('IMG_BASE', variables.IMG_BASE),
    fileBase: value('FILE_BASE', variables.FILE_BASE),
    mobileSiteUrl: value('MOBILE_SITE_URL', variables.MOBILE_SITE_URL),
    replayScriptUrl: value('REPLAY_SCRIPT_URL', variables.REPLAY_SCRIPT_URL),
    mapTileUrl: value('MAP_TILE_URL', variables.MAP_TILE_URL),
    mapTileCoordinates: value('MAP_TILE_COORDINATES', variables.MAP_TILE_COORDINATES),
    mapAttribution: value('MAP_ATTRIBUTION', variables.MAP_ATTRIBUTION),
    quoteUrl: value('QUOTE_URL', variables.QUOTE_URL),
    trackSalts: [
      value('TRACK_SALT', variables.TRACK_SALT),
      value('TRACK_SALT_PREVIOUS', variables.TRACK_SALT_PREVIOUS),
    ].flatMap((text) => (text === '' ? [] : [trackSaltOf(text)])),
    visitsKeepDays: value('VISITS_KEEP_DAYS', variables.VISITS_KEEP_DAYS),
    openSearchUrl: value('OPENSEARCH_URL', variables.OPENSEARCH_URL),
    searchThreads: value('SEARCH_THREADS', variables.SEARCH_THREADS),
    trustProxy: value('TRUST_PROXY', variables.TRUST_PROXY),
    logLevel: value('LOG_LEVEL', variables.LOG_LEVEL),
    pageCacheBytes: value('PAGE_CACHE_MB', variables.PAGE_CACHE_MB) * 2 ** 20,
    mediaCacheBytes: value('MEDIA_CACHE_MB', variables.MEDIA_CACHE_MB) * 2 ** 20,
    webWorkers: value('WEB_WORKERS', variables.WEB_WORKERS),
    hsts: value('HSTS', variables.HSTS),
    shutdownNoticeMs: value('SHUTDOWN_NOTICE_MS', variables.SHUTDOWN_NOTICE_MS),
  };
  if (config.mapTileUrl !== '' && config.mapAttribution === '') {
    wrong.push('  MAP_ATTRIBUTION is empty; a map must be shown with its source and approval number');
  }
  return { wrong, config };
}

/** A database password must not reach a terminal or a log through an error message. */
function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@');
}

export type Config = Omit<ReturnType<typeof read>['config'], 'hsts'> & { hsts: boolean };

/** The only reader of the environment. Throws {@link ConfigError} with every wrong value at once. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { wrong, config } = read(environment);
  if (wrong.length > 0) {
    throw new ConfigError(
      `The server was not started, because its settings are wrong:\n${wrong.join('\n')}\n` +
        'Correct these environment variables, or remove them to use the defaults.',
    );
  }
  const isSecure = config.siteOrigin.startsWith('https:');
  return { ...config, hsts: config.hsts === 'on' || (config.hsts === 'auto' && isSecure) };
}
