import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';

/**
 * Says so when the site listens on another port than the one that its addresses name: links in feeds, calendars and
 * sitemaps would then lead nowhere. Behind a proxy they differ by right.
 */
export function warnOfOriginPort(
  { siteOrigin, trustProxy }: Pick<Config, 'siteOrigin' | 'trustProxy'>,
  port: number,
  log: Pick<Logger, 'warn'>,
): void {
  const { port: named, protocol } = new URL(siteOrigin);
  const expected = Number(named || (protocol === 'https:' ? 443 : 80));
  if (trustProxy !== '' || expected === port) return;
  log.warn(
    { siteOrigin, port },
    `The site listens on port ${port}, but SITE_ORIGIN names port ${expected}: canonical addresses, sitemaps, feeds and ` +
      `calendars point there. Set SITE_ORIGIN to the address that visitors use. Where a proxy stands between, ` +
      `set TRUST_PROXY to the proxy's address.`,
  );
}
