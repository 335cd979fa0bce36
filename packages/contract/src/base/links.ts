import { isEmpty } from './empty.ts';

/** Link jump types: 0 does nothing, 1 stays inside the site, 2 opens a new window, 3 is a footer detail page. */
export const URL_TYPES = ['0', '1', '2', '3'] as const;
export type UrlType = (typeof URL_TYPES)[number];

/** S5-http: a value counts as an http link if it contains http:// or {host}; https:// by PD-2. */
export function isHttpLink(value: string): boolean {
  return value.includes('http://') || value.includes('https://') || value.includes('{host}');
}

const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/**
 * Turns a classified http value into an address that may stand in an href, or undefined.
 * "contains http://" alone would let `javascript:…//http://` through, so the value is parsed
 * and its scheme checked (PD-2).
 */
export function safeAddress(value: string, host: string): string | undefined {
  const filled = value.trim().replaceAll('{host}', host);
  if (!URL.canParse(filled)) return undefined;
  const url = new URL(filled);
  return ALLOWED_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** Nothing in it that a browser could read otherwise; nearly every link of a page, and no parsing for those. */
const PLAIN_SITE_PATH = /^\/(?:[\w.~%&=?#+,:;@!$'()*-][\w.~%&=?#+,:;@!$'()*/-]*)?$/;

/** A path of this site: begins with one slash, and no browser can read it as another host. */
export function isSitePath(value: string): boolean {
  if (PLAIN_SITE_PATH.test(value)) return true;
  if (!/^\/(?![/\\])/.test(value)) return false;
  const base = 'https://site.invalid';
  return URL.canParse(value, base) && new URL(value, base).origin === base;
}

type LinkTarget = { kind: 'none' } | { kind: 'inside'; path: string } | { kind: 'window'; address: string };

/**
 * Where a link leads (S4-jump): 0 nowhere, 1 inside the site, 2 a new window. Unsaid it is 1.
 * An empty or unsafe target leads nowhere; an http address always opens a new window.
 */
export function linkTarget(url: string, urlType: UrlType | undefined, host = ''): LinkTarget {
  const value = url.trim();
  if (isEmpty(value) || urlType === '0') return { kind: 'none' };
  if (isHttpLink(value) || /^(tel|mailto):/.test(value)) {
    const address = safeAddress(value, host);
    return address === undefined ? { kind: 'none' } : { kind: 'window', address };
  }
  if (!isSitePath(value)) return { kind: 'none' };
  return urlType === '2' ? { kind: 'window', address: value } : { kind: 'inside', path: value };
}
