import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings, REPOSITORY, type Settings } from '@bank/publish/settings';
import { isPostgresAddress, isProtectedLink, withSecretFiles } from '@bank/store';
import { readGroups, type Groups } from '../people/grants.ts';
import type { ProviderSettings } from '../people/provider.ts';
import type { SessionLimits } from '../people/sessions.ts';
import { mayBeOneSite, previewNamesOf, type PreviewNames } from './previews/preview-names.ts';

export interface Config {
  host: string;
  port: number;
  /** With a folder for each scope. */
  content: string;
  /** Of the studio's own PostgreSQL; '' for SQLite. */
  databaseUrl: string;
  /** How people sign in; undefined: they choose themselves from the demo people, on this machine alone. */
  provider: (ProviderSettings & { groups: Groups }) | undefined;
  sessions: SessionLimits;
  /** How previews are asked for from other machines; undefined: on this one alone, by ports of their own. */
  previews: { names: PreviewNames; port: number; studioOrigin: string } | undefined;
  settings: Settings;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A working day on one's own machine; whoever stays longer chooses again. */
const DEMO_SESSION_MS = 10 * HOUR_MS;

const Environment = z.object({
  STUDIO_HOST: z.string().default('127.0.0.1'),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
  STUDIO_CONTENT: z.string().default('content'),
  STUDIO_DATABASE_URL: z.string().default(''),
  STUDIO_PUBLIC_URL: z.string().default(''),
  STUDIO_OIDC_ISSUER: z.string().default(''),
  STUDIO_OIDC_CLIENT: z.string().default(''),
  STUDIO_OIDC_SECRET: z.string().default(''),
  STUDIO_OIDC_GROUPS: z.string().default(''),
  STUDIO_PREVIEW_ORIGIN: z.string().default(''),
  STUDIO_PREVIEW_PORT: z.coerce.number().int().min(0).max(65_535).default(8091),
  STUDIO_IDLE_MINUTES: z.coerce.number().min(1).max(720).default(30),
  STUDIO_SESSION_HOURS: z.coerce.number().min(1).max(24).default(10),
});
type Environment = z.infer<typeof Environment>;

/** What is expected of those that are no texts. */
const NUMBERS: Readonly<Record<string, string>> = {
  STUDIO_PORT: 'a port, from 0 to 65535',
  STUDIO_PREVIEW_PORT: 'a port, from 0 to 65535',
  STUDIO_IDLE_MINUTES: 'a number from 1 to 720',
  STUDIO_SESSION_HOURS: 'a number from 1 to 24',
};

/** A setting that the operator has to mend. */
export class StudioConfigError extends Error {
  override readonly name = 'StudioConfigError';
}

/** @throws StudioConfigError, ConfigError */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const settings = readSettings(environment);
  const parsed = Environment.safeParse(withSecretFiles(environment));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
    throw new StudioConfigError(
      wrong
        .map((name) => `${name} must be ${NUMBERS[name] ?? 'a text'}; it is "${environment[name] ?? ''}".`)
        .join(' '),
    );
  }
  const given = parsed.data;
  const isPlainAllowed = environment['INTERNAL_LINKS'] === 'plain';
  const provider = providerOf(given);
  if (provider === undefined && !LOOPBACK.includes(given.STUDIO_HOST)) {
    throw new StudioConfigError(
      `The sign-in of the studio asks no password, so it listens on this machine alone; STUDIO_HOST cannot be ${given.STUDIO_HOST} without STUDIO_OIDC_ISSUER.`,
    );
  }
  return {
    host: given.STUDIO_HOST,
    port: given.STUDIO_PORT,
    content: contentOf(given),
    databaseUrl: databaseUrlOf(given, isPlainAllowed),
    provider,
    sessions:
      provider === undefined
        ? { idleMs: DEMO_SESSION_MS, longestMs: DEMO_SESSION_MS }
        : {
            idleMs: given.STUDIO_IDLE_MINUTES * MINUTE_MS,
            longestMs: given.STUDIO_SESSION_HOURS * HOUR_MS,
          },
    previews: previewsOf(given, provider?.publicUrl),
    settings,
  };
}

function contentOf({ STUDIO_CONTENT }: Environment): string {
  const content = resolve(REPOSITORY, STUDIO_CONTENT);
  if (statSync(content, { throwIfNoEntry: false })?.isDirectory() === true) return content;
  throw new StudioConfigError(
    `STUDIO_CONTENT must be the folder that holds a folder of sources for each scope, such as site/; there is no folder at ${content}.`,
  );
}

function databaseUrlOf({ STUDIO_DATABASE_URL: url }: Environment, isPlainAllowed: boolean): string {
  // Not told: it may hold a password.
  if (url !== '' && !isPostgresAddress(url))
    throw new StudioConfigError('STUDIO_DATABASE_URL must be the address of a PostgreSQL, postgres://…');
  if (url !== '' && !isPlainAllowed && !isProtectedLink(url))
    throw new StudioConfigError(
      'STUDIO_DATABASE_URL leads to another machine, so it needs sslmode=verify-full; INTERNAL_LINKS=plain allows it without.',
    );
  return url;
}

function providerOf(given: Environment): Config['provider'] {
  const { STUDIO_OIDC_ISSUER, STUDIO_PUBLIC_URL, STUDIO_OIDC_CLIENT, STUDIO_OIDC_GROUPS } = given;
  if (STUDIO_OIDC_ISSUER === '') return undefined;
  const issuer = URL.canParse(STUDIO_OIDC_ISSUER) ? new URL(STUDIO_OIDC_ISSUER) : undefined;
  if (issuer === undefined || !/^https?:$/.test(issuer.protocol) || !isProtectedLink(issuer.href))
    throw new StudioConfigError(
      `STUDIO_OIDC_ISSUER must be an https address; it is "${STUDIO_OIDC_ISSUER}".`,
    );
  const publicUrl = URL.canParse(STUDIO_PUBLIC_URL) ? new URL(STUDIO_PUBLIC_URL) : undefined;
  if (publicUrl?.protocol !== 'https:' || publicUrl.pathname !== '/')
    throw new StudioConfigError(
      `With STUDIO_OIDC_ISSUER the studio needs STUDIO_PUBLIC_URL, the https address by which people reach it, without a path; it is "${STUDIO_PUBLIC_URL}".`,
    );
  if (STUDIO_OIDC_CLIENT === '' || STUDIO_OIDC_GROUPS === '')
    throw new StudioConfigError(
      'With STUDIO_OIDC_ISSUER the studio needs STUDIO_OIDC_CLIENT, its name at the provider, and STUDIO_OIDC_GROUPS, the file of what groups may do.',
    );
  return {
    issuer,
    publicUrl,
    clientId: STUDIO_OIDC_CLIENT,
    clientSecret: given.STUDIO_OIDC_SECRET,
    groups: groupsIn(resolve(REPOSITORY, STUDIO_OIDC_GROUPS)),
  };
}

function previewsOf(given: Environment, publicUrl: URL | undefined): Config['previews'] {
  const { STUDIO_PREVIEW_ORIGIN: pattern, STUDIO_PREVIEW_PORT: port } = given;
  if (pattern === '') return undefined;
  if (publicUrl === undefined)
    throw new StudioConfigError(
      'STUDIO_PREVIEW_ORIGIN needs STUDIO_OIDC_ISSUER: without a bank’s sign-in the studio and its previews are for this machine alone.',
    );
  const names = previewNamesOf(pattern);
  if (names === undefined)
    throw new StudioConfigError(
      `STUDIO_PREVIEW_ORIGIN must be https://*. and the name below which all names lead to STUDIO_PREVIEW_PORT, as in https://*.preview.bank.example; it is "${pattern}".`,
    );
  if (!mayBeOneSite(publicUrl.origin, names.originOf('a')))
    throw new StudioConfigError(
      `STUDIO_PREVIEW_ORIGIN must be of the same site as STUDIO_PUBLIC_URL (${publicUrl.host}), or browsers keep a preview’s cookie from the studio’s frames; it is "${pattern}".`,
    );
  if (port !== 0 && port === given.STUDIO_PORT)
    throw new StudioConfigError(
      `STUDIO_PREVIEW_PORT must be another port than STUDIO_PORT; both are ${port}.`,
    );
  return { names, port, studioOrigin: publicUrl.origin };
}

function groupsIn(file: string): Groups {
  try {
    return readGroups(file);
  } catch (error) {
    throw new StudioConfigError(`STUDIO_OIDC_GROUPS cannot be read. ${(error as Error).message}`, {
      cause: error,
    });
  }
}
