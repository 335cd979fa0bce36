/* What stands in a mirror, and where nginx looks for it: deploy/nginx/mirror.conf names the same folders and endings. */

/**
 * Answers of one kind have the same headers, but for those that each body has its own of. `small` is what browsers and
 * robots look for at fixed addresses, `document` a PDF, `file` any other, `icon` a built file without a hash in its name,
 * `away` the page for when there is no other.
 */
export const KINDS = [
  'page',
  'missing',
  'feed',
  'sitemap',
  'small',
  'chrome',
  'image',
  'document',
  'file',
  'asset',
  'icon',
  'away',
] as const;
export type Kind = (typeof KINDS)[number];

/** Folders of a mirror: a body as it is beside its packed forms, and bodies that are not worth packing. */
export const FORMS = ['plain', 'br', 'gzip', 'only'] as const;
export type Form = (typeof FORMS)[number];

/** nginx tells the type of a file by its ending; an address with a query has none. */
const ENDINGS: Readonly<Record<string, string>> = {
  'text/html; charset=utf-8': '.html',
  'application/atom+xml; charset=utf-8': '.atom',
  'application/feed+json; charset=utf-8': '.jsonfeed',
  'text/calendar; charset=utf-8': '.ics',
  'application/xml; charset=utf-8': '.xml',
  'application/opensearchdescription+xml; charset=utf-8': '.osdx',
  'application/manifest+json; charset=utf-8': '.webmanifest',
  'text/plain; charset=utf-8': '.txt',
};
/** Their names are hashes and end in what they are. */
const NAMED_BY_TYPE: readonly Kind[] = ['chrome', 'image', 'document', 'file', 'asset', 'icon'];

// No dot at the end of a part, so no way upwards; nothing that a file's name could not hold (SEC-14).
const ADDRESS = /^(?:\/[\w.-]*[\w-])+(?:\?[\w=&,.%+-]{1,150})?$/;

/** The file of an answer inside the folder of its form; undefined for an address that nginx asks the application for. */
export function mirrorFile(kind: Kind, address: string, type: string): string | undefined {
  if (!ADDRESS.test(address)) return undefined;
  const ending = NAMED_BY_TYPE.includes(kind) ? '' : ENDINGS[type];
  return ending === undefined ? undefined : `${address}${ending}`;
}
