import type { IncomingHttpHeaders } from 'node:http';
import { CACHE_CONTROL } from '../http/cache-control.ts';

// A phone says both; a tablet shows the PC pages well. The "PC version" choice is kept for a year.
const PHONE = /\b(iPhone|iPod|Windows Phone|Mobile)\b/i;
const TABLET = /\biPad\b/i;
const BOT = /bot\b|spider|crawl|slurp|preview|lighthouse/i;
const OPT_OUT = 'bob-desktop=1';
const YEAR_S = 31_536_000;

/** What `/` answers to one visitor when there is a mobile site; undefined passes the request on (SCAL-3). */
export function mobileRedirect(
  url: string,
  headers: IncomingHttpHeaders,
  mobileSiteUrl: string,
): Record<string, string> | undefined {
  if (url === '/?desktop=1') {
    return {
      location: '/',
      'cache-control': CACHE_CONTROL.perVisitor,
      'set-cookie': `${OPT_OUT}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
    };
  }
  if (url !== '/' && !url.startsWith('/?')) return undefined;
  const agent = headers['user-agent'] ?? '';
  const hasOptedOut = (headers.cookie ?? '').split(/;\s*/).includes(OPT_OUT);
  if (hasOptedOut || BOT.test(agent) || TABLET.test(agent) || !PHONE.test(agent)) return undefined;
  return { location: mobileSiteUrl, 'cache-control': CACHE_CONTROL.perVisitor };
}
