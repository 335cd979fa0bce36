import { z } from 'zod';
import type { TrackSalt } from '@bank/api';
import { readAlgorithms } from '@bank/publish/signatures';
import { dataFolder, fileInTheWay, isPostgresAddress, isProtectedLink, withSecretFiles } from '@bank/store';
import { ConfigError } from './config-error.ts';

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
const megabytes = between(1, 16_384).transform((value) => value * 2 ** 20);
const isOrigin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
};
const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const isBase = (value: string) =>
  value.endsWith('/') && (isWebAddress(value) || /^\/(?:[\w-]+\/)+$/.test(value));

/** A folder that is not there yet is made. */
const mayBeFolder = (path: string) => fileInTheWay(path) === undefined;
const EVERY_ADDRESS = ['', '::', '0.0.0.0'];

const databaseAddress = z.string().refine((value) => value === '' || isPostgresAddress(value));

const SALT = /^[A-Za-z0-9-]{1,16}:[\x21-\x7e]{8,100}$/;

interface Setting<Value> {
  /** Of the environment variable. */
  name: string;
  schema: z.ZodType<Value, string>;
  fallback: string;
  expected: string;
}
function setting<Value>(
  name: string,
  schema: z.ZodType<Value, string>,
  fallback: string,
  expected: string,
): Setting<Value> {
  return { name, schema, fallback, expected };
}

const settings = {
  isDevelopment: setting(
    'NODE_ENV',
    z.enum(['production', 'development', 'test']).transform((mode) => mode === 'development'),
    'production',
    'production, development or test',
  ),
  // Empty listens on every address of both families: visitors come by IPv6 too, and inside a container the loopback
  // address reaches nobody. A machine without IPv6 falls back to IPv4, which a fixed `::` would not.
  host: setting(
    'HOST',
    z.string().regex(/^[\w.:-]*$/),
    '',
    'an address such as 127.0.0.1 or ::1, or nothing for all',
  ),
  port: setting('PORT', port, '8080', 'a port from 0 to 65535; 0 takes a free one'),
  // The machine itself by default: metrics, health and readiness are answered to whoever reaches them.
  metricsHost: setting(
    'METRICS_HOST',
    z.string().regex(/^[\w.:-]+$/),
    '127.0.0.1',
    'an address such as 127.0.0.1, or 0.0.0.0 in a network that no visitor reaches',
  ),
  metricsPort: setting('METRICS_PORT', port, '9090', 'a port from 0 to 65535; 0 takes a free one'),
  // `.data` of the repository, as for the content command line.
  dataDir: setting('BANK_DATA_DIR', z.string().transform(dataFolder).refine(mayBeFolder), '', 'a folder'),
  databaseUrl: setting(
    'DATABASE_URL',
    databaseAddress,
    '',
    'postgres://user@host/database with one host or several, or nothing for the SQLite file in BANK_DATA_DIR',
  ),
  // Not DATABASE_URL: what visitors write is kept apart from the content, whose database the public server may only read.
  visitsDatabaseUrl: setting(
    'VISITS_DATABASE_URL',
    databaseAddress,
    '',
    'postgres://user@host/database with one host or several, or nothing for the SQLite file visits.db in BANK_DATA_DIR',
  ),
  // Off is for the demo bank. A bank sets here what it sets where it publishes, and nothing is shown that two people did not sign.
  contentSignatures: setting('CONTENT_SIGNATURES', z.enum(['off', 'required']), 'off', 'off or required'),
  contentKeysFile: setting(
    'CONTENT_KEYS_FILE',
    z.string(),
    '',
    'the file of enrolled keys, where CONTENT_SIGNATURES is required',
  ),
  signatureAlgorithms: setting(
    'CONTENT_SIGNATURE_ALGORITHMS',
    z
      .string()
      .transform(readAlgorithms)
      .refine((value) => value !== undefined),
    'ed25519',
    'ed25519, sm2, or both parted by a comma',
  ),
  // A secret that every process shares with whoever packs the register of letters; the file serves one machine.
  lettersKey: setting(
    'LETTERS_KEY',
    z.string().regex(/^$|^[0-9a-fA-F]{64}$/),
    '',
    '64 hexadecimal digits, or nothing for the file letters.key in BANK_DATA_DIR',
  ),
  siteOrigin: setting(
    'SITE_ORIGIN',
    z.string().refine(isOrigin),
    'http://localhost:8080',
    'scheme and host without a slash at the end, such as https://www.bank.example',
  ),
  // Where people tell the bank of a weakness, for /.well-known/security.txt.
  securityContact: setting(
    'SECURITY_CONTACT',
    z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[!-~]+|tel:\+?[\d-]+)$/),
    'mailto:security@beiyao.example',
    'a mailto:, https: or tel: address',
  ),
  imageBase: setting(
    'IMG_BASE',
    z.string().refine(isBase),
    '/images/',
    'a path or http(s) address that ends with a slash',
  ),
  fileBase: setting(
    'FILE_BASE',
    z.string().refine(isBase),
    '/files/',
    'a path or http(s) address that ends with a slash',
  ),
  mobileSiteUrl: setting(
    'MOBILE_SITE_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address, or nothing when there is no mobile site',
  ),
  // Off by default: a replay script is somebody else's code in every page, and loads only after the visitor's consent.
  replayScriptUrl: setting(
    'REPLAY_SCRIPT_URL',
    z
      .string()
      .refine((value) => value === '' || (/^https:\/\/[^\s;,'"]+$/.test(value) && URL.canParse(value))),
    '',
    'the https address of a session replay script, or nothing for none',
  ),
  // Off by default: a map of China is shown only with its publisher's licence and approval number.
  mapTileUrl: setting(
    'MAP_TILE_URL',
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
  mapTileCoordinates: setting('MAP_TILE_COORDINATES', z.enum(['WGS84', 'GCJ02']), 'GCJ02', 'WGS84 or GCJ02'),
  mapAttribution: setting(
    'MAP_ATTRIBUTION',
    z.string().max(200),
    '',
    'the name of the map service and its approval number (审图号), shown under the map',
  ),
  // Off by default: prices come from an outside service. It answers with one JSON object as webInvestment/quote does.
  quoteUrl: setting(
    'QUOTE_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address that answers with the delayed price of the share, or nothing for none',
  ),
  // Off by default, as the price is. It answers with the `closes` of webInvestment/closes.
  quoteClosesUrl: setting(
    'QUOTE_CLOSES_URL',
    z.string().refine((value) => value === '' || value === 'demo' || isWebAddress(value)),
    '',
    'an http(s) address that answers with the closing prices of the share, demo for a made-up series, or nothing for none',
  ),
  // Public, for every page carries it: it keeps line noise out and proves nothing about who sends (PD-7).
  trackSalt: setting(
    'TRACK_SALT',
    z.string().regex(SALT),
    'demo:beiyao-visit-statistics',
    'a key id, a colon and 8 to 100 characters, such as 2026w47:fj3Kd02kLm; changed with each release',
  ),
  // Pages that were opened before a change go on sending for a while.
  trackSaltPrevious: setting(
    'TRACK_SALT_PREVIOUS',
    z.string().refine((value) => value === '' || SALT.test(value)),
    '',
    'what TRACK_SALT was before, or nothing',
  ),
  // Thirteen months and a week, so that a month can be compared with the same one a year before, and no longer.
  visitsKeepDays: setting('VISITS_KEEP_DAYS', between(1, 3_650), '400', 'whole days from 1 to 3650'),
  // Off by default: every machine has an index of its own. With a cluster it is what answers while the cluster is away.
  openSearchUrl: setting(
    'OPENSEARCH_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address such as https://user@search.internal:9200, or nothing for the index of each machine',
  ),
  // Off by default: no model ships with the site. What visitors type goes to it, so it is one of the bank's own.
  embeddingsUrl: setting(
    'EMBEDDINGS_URL',
    z.string().refine((value) => value === '' || (isWebAddress(value) && new URL(value).username === '')),
    '',
    'an http(s) address up to the version, such as http://127.0.0.1:8081/v1, or nothing for search by words alone',
  ),
  embeddingsModel: setting(
    'EMBEDDINGS_MODEL',
    z.string().max(200),
    '',
    'the name by which that endpoint knows its model, such as intfloat/multilingual-e5-small',
  ),
  embeddingsKey: setting(
    'EMBEDDINGS_KEY',
    z.string().regex(/^[!-~]*$/),
    '',
    'the bearer token of that endpoint, or nothing for none',
  ),
  embeddingsInputType: setting(
    'EMBEDDINGS_INPUT_TYPE',
    z.enum(['marked', 'sent']),
    'marked',
    'marked, or sent where that endpoint wants to be told with input_type what is a query and what a passage',
  ),
  // Passwords and visitors' words cross these links, so plain ones are refused unless the operator answers for the network.
  internalLinks: setting(
    'INTERNAL_LINKS',
    z.enum(['protected', 'plain']),
    'protected',
    'protected, or plain where the network between the machines is trusted otherwise',
  ),
  // One thread answers about 190 searches a second and takes some 60 MB.
  searchThreads: setting('SEARCH_THREADS', between(1, 16), '1', 'a whole number from 1 to 16'),
  // Nobody by default: a forwarded address that anyone may write would let a visitor choose what the log says.
  trustProxy: setting(
    'TRUST_PROXY',
    z.string().regex(/^[\da-fA-F.:/, ]*$/),
    '',
    'addresses or networks parted by commas, such as 127.0.0.1, 10.0.0.0/8',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
    'trace, debug, info, warn, error, fatal or silent',
  ),
  // About 1,000 pages in all their encodings; the demo bank has 150.
  pageCacheBytes: setting('PAGE_CACHE_MB', megabytes, '48', 'whole megabytes from 1 to 16384'),
  // On disk, for documents that were opened before a new version; a build is 21 MB, most of it the same as the one before.
  formerFilesBytes: setting('FORMER_FILES_MB', megabytes, '512', 'whole megabytes from 1 to 16384'),
  mediaCacheBytes: setting('MEDIA_CACHE_MB', megabytes, '64', 'whole megabytes from 1 to 16384'),
  // One process serves tens of thousands of cached pages a second; more of them only make sense on more cores.
  webWorkers: setting('WEB_WORKERS', between(1, 64), '1', 'a whole number from 1 to 64'),
  // Sent over plain http it means nothing, and on a test host it would lock developers out for two years.
  hsts: setting(
    'HSTS',
    z.enum(['auto', 'on', 'off']),
    'auto',
    'on, off, or auto: on when SITE_ORIGIN is https',
  ),
  // Off by default: pages as files, for an nginx that serves them first and goes on when this process cannot.
  mirrorDir: setting('MIRROR_DIR', z.string(), '', 'a folder that nginx reads, or nothing for none'),
  // Off by default: how often the feeds of rates and net values must come, for the metric that says that one is late.
  feedsFile: setting('FEEDS_FILE', z.string(), '', 'the file of feeds, or nothing for none'),
  // Off by default: pages carry no header that no cache reads.
  edgeTags: setting(
    'EDGE_TAGS',
    z.string().regex(/^$|^[A-Za-z][A-Za-z-]{0,40}$/),
    '',
    'the name of a header such as Cache-Tag or Surrogate-Key, or nothing for none',
  ),
  edgePurge: setting(
    'EDGE_PURGE',
    z.enum(['', 'cloudflare', 'fastly', 'nginx']),
    '',
    'cloudflare, fastly, nginx, or nothing for none',
  ),
  edgePurgeUrl: setting(
    'EDGE_PURGE_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'the http(s) address that takes purges; of nginx, its own; or nothing for none',
  ),
  edgePurgeToken: setting(
    'EDGE_PURGE_TOKEN',
    z.string().regex(/^[!-~]*$/),
    '',
    'the token of that service, or the key that nginx knows, or nothing for none',
  ),
  // Off by default: then nothing of traces is loaded. A receiver of OpenTelemetry's protocol, OTLP over HTTP in JSON.
  tracesUrl: setting(
    'TRACES_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address with its path, such as https://collector.internal:4318/v1/traces, or nothing for none',
  ),
  tracesToken: setting(
    'TRACES_TOKEN',
    z.string().regex(/^[!-~]*$/),
    '',
    'the token that this receiver asks for, or nothing for none',
  ),
  // Of what a trusted proxy does not keep already. A page that is rendered makes some thirty spans.
  tracesShare: setting(
    'TRACES_SHARE',
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,6})?|1)$/)
      .transform(Number),
    '0.01',
    'a share from 0 to 1',
  ),
  // Off by default. An address that takes what nobody expected, such as a chat's; it may hold its own password.
  errorHookUrl: setting(
    'ERROR_HOOK_URL',
    z.string().refine((value) => value === '' || isWebAddress(value)),
    '',
    'an http(s) address that takes JSON, or nothing for none',
  ),
  // For a load balancer that asks /readyz only every few seconds: set it to a little more than that.
  shutdownNoticeMs: setting('SHUTDOWN_NOTICE_MS', between(0, 60_000), '0', 'milliseconds from 0 to 60000'),
};

/** All of them as an operator meets them: `npm run settings` writes them down. */
export const SERVER_SETTINGS: readonly Omit<Setting<unknown>, 'schema'>[] = Object.values(settings);

type Values = {
  [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never;
};

/** Never repeated, not even to say that they are wrong. */
const SECRETS: ReadonlySet<string> = new Set([
  settings.lettersKey.name,
  settings.edgePurgeToken.name,
  settings.embeddingsKey.name,
  settings.tracesToken.name,
  settings.errorHookUrl.name,
]);

function readValues(environment: NodeJS.ProcessEnv): { values: Values; wrong: string[] } {
  const wrong: string[] = [];
  const valueOf = ({ name, schema, fallback, expected }: Setting<unknown>): unknown => {
    // Compose files pass on unset variables as empty ones.
    const found = environment[name] || fallback;
    const result = schema.safeParse(found);
    if (result.success) return result.data;
    const shown = SECRETS.has(name) ? 'not right' : JSON.stringify(withoutPassword(found));
    wrong.push(`  ${name} is ${shown}; expected ${expected}`);
    return schema.parse(fallback);
  };
  const values = Object.fromEntries(
    Object.entries(settings).map(([key, asked]) => [key, valueOf(asked)]),
  ) as Values;
  if (values.mapTileUrl !== '' && values.mapAttribution === '') {
    wrong.push(
      `  ${settings.mapAttribution.name} is empty; a map must be shown with its source and approval number`,
    );
  }
  const { host, metricsHost } = values;
  const isSameAddress =
    host === metricsHost || [host, metricsHost].some((one) => EVERY_ADDRESS.includes(one));
  if (values.port !== 0 && values.port === values.metricsPort && isSameAddress) {
    wrong.push(
      `  ${settings.metricsPort.name} is ${values.port}, and so is ${settings.port.name}; visitors and operators need a port each`,
    );
  }
  if (values.contentSignatures === 'required' && values.contentKeysFile === '') {
    wrong.push(
      `  ${settings.contentKeysFile.name} is empty; signatures cannot be verified without the enrolled keys`,
    );
  }
  if (values.embeddingsUrl !== '' && values.embeddingsModel === '') {
    wrong.push(
      `  ${settings.embeddingsModel.name} is empty; ${settings.embeddingsUrl.name} is asked for a model by its name`,
    );
  }
  if (values.edgePurge !== '' && (values.edgePurgeUrl === '' || values.edgePurgeToken === '')) {
    wrong.push(
      `  ${settings.edgePurge.name} is ${values.edgePurge}, so ${settings.edgePurgeUrl.name} and ${settings.edgePurgeToken.name} are needed`,
    );
  }
  if (['cloudflare', 'fastly'].includes(values.edgePurge) && values.edgeTags === '') {
    wrong.push(`  ${settings.edgeTags.name} is empty; ${values.edgePurge} purges by the tags of pages`);
  }
  if (values.internalLinks === 'protected') {
    wrong.push(
      ...LINKS.filter(
        (key) => values[key] !== '' && values[key] !== 'demo' && !isProtectedLink(values[key]),
      ).map(
        (key) =>
          `  ${settings[key].name} is a link to another machine that others can read; use https, or for PostgreSQL ` +
          'sslmode=verify-full with sslrootcert, or answer for it with INTERNAL_LINKS=plain',
      ),
    );
  }
  return { values, wrong };
}

/** What this process asks by itself; docs/links.md lists them. */
const LINKS = [
  'databaseUrl',
  'visitsDatabaseUrl',
  'openSearchUrl',
  'embeddingsUrl',
  'quoteUrl',
  'quoteClosesUrl',
  'edgePurgeUrl',
  'tracesUrl',
  'errorHookUrl',
] as const;

/** A database password must not reach a terminal or a log through an error message. */
function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:…@');
}

/** What the process is told by its settings. */
function configOf({
  databaseUrl,
  visitsDatabaseUrl,
  trackSalt,
  trackSaltPrevious,
  hsts,
  embeddingsUrl,
  embeddingsModel,
  embeddingsKey,
  embeddingsInputType,
  ...values
}: Values) {
  const { dataDir, siteOrigin, imageBase, fileBase } = values;
  return {
    ...values,
    contentLocation: { databaseUrl: databaseUrl || undefined, dataDir },
    visitsLocation: { databaseUrl: visitsDatabaseUrl || undefined, dataDir },
    /** A model that tells what keywords and passages mean. */
    embeddings:
      embeddingsUrl === ''
        ? undefined
        : {
            url: embeddingsUrl,
            model: embeddingsModel,
            key: embeddingsKey,
            sendsKind: embeddingsInputType === 'sent',
          },
    imagePath: ownPath(imageBase, settings.imageBase),
    filePath: ownPath(fileBase, settings.fileBase),
    /** Newest first. */
    trackSalts: [trackSalt, trackSaltPrevious].flatMap((text) => (text === '' ? [] : [trackSaltOf(text)])),
    hsts: hsts === 'on' || (hsts === 'auto' && siteOrigin.startsWith('https:')),
  };
}

/** Where this server has what is under `base`: another host that visitors are sent to fetches it here. */
function ownPath(base: string, { fallback }: Setting<string>): string {
  return base.startsWith('/') ? base : fallback;
}

/** 'demo:salt' → its key id and the salt itself. */
function trackSaltOf(text: string): TrackSalt {
  const colon = text.indexOf(':');
  return { id: text.slice(0, colon), salt: text.slice(colon + 1) };
}

export type Config = ReturnType<typeof configOf>;

/** The server's only reader of the environment. Throws {@link ConfigError} with every wrong value at once. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { values, wrong } = readValues(environmentOf(environment));
  if (wrong.length > 0) {
    throw new ConfigError(
      `The server was not started, because its settings are wrong:\n${wrong.join('\n')}\n` +
        'Correct these environment variables, or remove them to use the defaults.',
    );
  }
  return configOf(values);
}

function environmentOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(environment);
  } catch (error) {
    throw new ConfigError(`The server was not started: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
