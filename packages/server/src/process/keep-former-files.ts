import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';
import { FormerFiles, formerFilesOf } from '../pages/former-files.ts';
import { CLIENT_FOLDER } from '../pages/site-module.ts';

const DAY_MS = 86_400_000;
/** A thousand files are looked at, and the first who wait for pages come before. */
const AFTER_START_MS = 5_000;

/** Notes each day that this build runs, so that its files outlive it; a disk that takes nothing costs old documents only. */
export function keepFormerFiles(config: Config, log: Logger): void {
  if (config.isDevelopment) return;
  const files = new FormerFiles(formerFilesOf(config));
  const keep = () =>
    files.keep(CLIENT_FOLDER).catch((err: unknown) => {
      log.warn({ err }, 'the files of this build could not be kept for documents that outlive it');
    });
  setTimeout(() => void keep(), AFTER_START_MS).unref();
  setInterval(() => void keep(), DAY_MS).unref();
}
