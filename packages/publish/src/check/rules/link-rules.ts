import { isHttpLink, linkTarget, pathsOff, type Language, type UrlType } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { FILE_BASE, IMAGE_BASE } from '../../pack/resolve-text-media.ts';
import { namesOf, recordsOf, withBroken, type ReleaseContent } from '../checked-record.ts';
import { linksIn } from '../links-in.ts';

/** Pages named as the one that is not there; more are no help. */
const MOST_ALIKE = 2;

// Stands for the server's own name when an address holds {host}; only its form matters here.
const SOME_HOST = 'host.invalid';
const ADDRESS = words`a site path, an http(s) address, tel: or mailto:`;

/** Every link of a release leads somewhere: to a page in the same language, a stored file, or a safe address. */
export function checkLinks(content: ReleaseContent): void {
  const places: Record<Language, Places> = { CN: placesOf(content, 'CN'), EN: placesOf(content, 'EN') };
  for (const record of withBroken(content)) {
    const { language } = record;
    for (const { path, url, needle, beside } of linksIn(record)) {
      const isInText = needle !== undefined;
      // A link inside its own page.
      if (isInText && /^#[\w-]+$/.test(url)) continue;
      const isTemplate = isInText && url.includes('{host}');
      const problem = isTemplate
        ? { words: { expected: ADDRESS, found: quote(url) } }
        : linkProblem(urlField(path, url, beside), places[language], content.media);
      if (problem === undefined) continue;
      const isOff = places[language].off.has(url.trim().split(/[?#]/)[0] ?? '');
      // A menu leaves out by itself what leads there.
      if (isOff && record.type === 'page') continue;
      const tell = isOff ? content.warn : content.report;
      tell(record, {
        path: problem.path ?? path,
        ...problem.words,
        ...(isInText && { needle }),
      });
    }
  }
}

interface Places {
  language: Language;
  /** Undefined where nobody can say which there are, as when links are the business of the site's release. */
  paths: Set<string> | undefined;
  linkPages: Pick<ReadonlySet<string>, 'has'>;
  /** Paths of pages in a part of the site that is off. */
  off: ReadonlySet<string>;
}

function placesOf(content: ReleaseContent, language: Language): Places {
  const known = { ...content, records: withBroken(content) };
  const pages = recordsOf(known, 'page', language).map(({ body }) => body);
  const off = pathsOff(pages, recordsOf(known, 'site-config', language)[0]?.body.features);
  const paths = pages.flatMap(({ path }) => (path === undefined || off.has(path) ? [] : [path]));
  // A page whose own path is wrong may be meant by any link.
  const isSure = !recordsOf(known, 'page', language).some(({ lost = [] }) => lost.includes('path'));
  return {
    language,
    paths: content.scope === 'site' && isSure ? new Set(paths) : undefined,
    linkPages: namesOf(content, 'link-page', language, 'id'),
    off,
  };
}

interface UrlField {
  path: readonly PropertyKey[];
  url: string;
  urlType: UrlType;
  /** The id beside it, which names a footer detail page. */
  id?: string | undefined;
}

interface Problem {
  path?: readonly PropertyKey[];
  words: { expected: Words; found: Words };
}

function linkProblem(link: UrlField, places: Places, media: ReadonlySet<string>): Problem | undefined {
  const { url, urlType } = link;
  if (urlType === '3') {
    if (link.id !== undefined && places.linkPages.has(link.id)) return undefined;
    const expected = words`the id of a link page in ${places.language}, since urlType is 3`;
    const found = link.id === undefined ? words`no id` : quote(link.id);
    return { path: [...link.path.slice(0, -1), 'id'], words: { expected, found } };
  }
  if (url.trim() === '' || urlType === '0') return undefined;
  const target = linkTarget(url, urlType, SOME_HOST);
  if (target.kind === 'none') return { words: { expected: ADDRESS, found: quote(url) } };
  if (isHttpLink(url) || /^(tel|mailto):/.test(url.trim())) return undefined;
  const [path = ''] = url.trim().split(/[?#]/);
  for (const base of [IMAGE_BASE, FILE_BASE]) {
    if (!path.startsWith(base)) continue;
    if (media.has(path.slice(base.length))) return undefined;
    return { words: { expected: words`a file of this release`, found: quote(url) } };
  }
  if (places.paths === undefined || places.paths.has(path)) return undefined;
  const alike = [...places.paths].filter((known) => lastPart(known) === lastPart(path));
  const expected =
    alike.length === 0
      ? words`the path of a page in ${places.language}`
      : words`the path of a page in ${places.language}, such as ${alike.slice(0, MOST_ALIKE)}`;
  return { words: { expected, found: quote(url) } };
}

/** 'linkDetails' of '/personal/linkDetails': what pages of two languages or sections share. */
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function urlField(path: readonly PropertyKey[], url: string, beside: Record<string, unknown>): UrlField {
  const isUrl = path.at(-1) === 'url';
  const urlType = isUrl && typeof beside['urlType'] === 'string' ? (beside['urlType'] as UrlType) : '1';
  return { path, url, urlType, id: typeof beside['id'] === 'string' ? beside['id'] : undefined };
}
