import type { IncomingHttpHeaders } from 'node:http';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Config } from '../operation/config.ts';

// A phone says both; a tablet shows the PC pages well. The "PC version" choice is kept for a year.
const PHONE = /\b(iPhone|iPod|Windows Phone|Mobile)\b/i;
const TABLET = /\biPad\b/i;
const BOT = /bot\b|spider|crawl|slurp|preview|lighthouse/i;
const OPT_OUT = 'bob-desktop=1';
/** No other host, and nobody in between, can set a cookie of such a name; over plain http there can be none. */
const OF_THIS_HOST = '__Host-';
const YEAR_S = 31_536_000;

/** What `/` answers to one visitor when there is a mobile site; undefined passes the request on (SCAL-3). */
export function mobileRedirect(
  url: string,
  headers: IncomingHttpHeaders,
  { mobileSiteUrl, siteOrigin }: Pick<Config, 'mobileSiteUrl' | 'siteOrigin'>,
): Record<string, string> | undefined {
  const isSecure = siteOrigin.startsWith('https:');
  const optOut = isSecure ? OF_THIS_HOST + OPT_OUT : OPT_OUT;
  if (url === '/?desktop=1') {
    return {
      location: '/',
      'cache-control': CACHE_CONTROL.perVisitor,
      'set-cookie': `${optOut}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`,
    };
  }
  if (url !== '/' && !url.startsWith('/?')) return undefined;
  const agent = headers['user-agent'] ?? '';
  const hasOptedOut = (headers.cookie ?? '').split(/;\s*/).includes(optOut);
  if (hasOptedOut || BOT.test(agent) || TABLET.test(agent) || !PHONE.test(agent)) return undefined;
  return { location: mobileSiteUrl, 'cache-control': CACHE_CONTROL.perVisitor };
}
