import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings, REPOSITORY, type Settings } from '@bank/publish/settings';

export interface Config {
  host: string;
  port: number;
  /** With a folder for each scope. */
  content: string;
  settings: Settings;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const Environment = z.object({
  STUDIO_HOST: z.string().default('127.0.0.1'),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
  STUDIO_CONTENT: z.string().default('content'),
});

/** A setting that the operator has to mend. */
export class StudioConfigError extends Error {
  override readonly name = 'StudioConfigError';
}

/** @throws StudioConfigError, ConfigError */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new StudioConfigError('STUDIO_PORT must be a port, from 0 to 65535.');
  const { STUDIO_HOST: host, STUDIO_PORT: port, STUDIO_CONTENT } = parsed.data;
  if (!LOOPBACK.includes(host)) {
    throw new StudioConfigError(
      `The sign-in of the studio asks no password, so it listens on this machine alone; STUDIO_HOST cannot be ${host}.`,
    );
  }
  return { host, port, content: resolve(REPOSITORY, STUDIO_CONTENT), settings: readSettings(environment) };
}
