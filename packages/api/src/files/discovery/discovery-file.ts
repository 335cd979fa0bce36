import { HOME_PATHS, SEARCH_PATHS, type SiteConfig, escaped } from '@bank/contract';
import { LANGUAGE_TAGS } from '../../base/language-tags.ts';
import { NotFound } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';
import type { Feed, FeedDeps } from '../feed.ts';

const ICON = '/favicon.svg';
/** As in the styles: the dark ground stands behind the bank's name, white behind its pages. */
const GROUND = '#0f1a33';
const WHITE = '#ffffff';
// OpenSearch 1.1: browsers refuse a longer one.
const SHORT_NAME_LONGEST = 16;

type Describe = (site: Pick<SiteConfig, 'siteName' | 'description' | 'colours'>, deps: FeedDeps) => string;

const FILES: Readonly<Record<string, { type: string; describe: Describe }>> = {
  'opensearch.xml': {
    type: 'application/opensearchdescription+xml; charset=utf-8',
    describe: openSearchText,
  },
  'site.webmanifest': { type: 'application/manifest+json; charset=utf-8', describe: manifestText },
};

/** How a browser adds the site to its searches or to a home screen; undefined for any other name. */
export async function buildDiscoveryFile(name: string, deps: FeedDeps): Promise<Feed | undefined> {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (file === undefined) return undefined;
  try {
    const site = await singleRecord(deps.content, 'site-config', deps.language);
    return { type: file.type, text: file.describe(site, deps) };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

function openSearchText(...[{ siteName, description }, { language, origin }]: Parameters<Describe>): string {
  const search = `${origin}${SEARCH_PATHS[language]}?keyword={searchTerms}`;
  const self = `${origin}/opensearch.xml?language=${language}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escaped(siteName.slice(0, SHORT_NAME_LONGEST))}</ShortName>
<Description>${escaped(description)}</Description>
<Image height="16" width="16" type="image/svg+xml">${escaped(origin + ICON)}</Image>
<Url type="text/html" method="get" template="${escaped(search)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escaped(self)}"/>
<Language>${LANGUAGE_TAGS[language]}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}

/** `display: browser`: a bank's pages belong under an address that visitors can read, so nothing is to be installed. */
function manifestText(...[{ siteName, description, colours }, { language }]: Parameters<Describe>): string {
  const home = HOME_PATHS[language];
  return `${JSON.stringify({
    id: home,
    name: siteName,
    short_name: siteName,
    description,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: colours?.ground ?? GROUND,
    background_color: WHITE,
    icons: [{ src: ICON, sizes: 'any', type: 'image/svg+xml' }],
  })}\n`;
}
