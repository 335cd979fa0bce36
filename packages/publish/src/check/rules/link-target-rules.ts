import type { Language } from '@bank/contract';
import { quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { namesOf, recordName, recordsOf, withBroken, type ReleaseContent } from '../checked-record.ts';
import { linksIn } from '../links-in.ts';

interface Places {
  /** Path → component of the page there. */
  components: ReadonlyMap<string, string>;
  columns: Pick<ReadonlySet<string>, 'has'>;
}

/** A link that names a column, a text or a banner in its query leads to one: the page alone would open and say that there is none. */
export function checkLinkTargets(content: ReleaseContent): void {
  if (content.scope !== 'site') return;
  const places = { CN: placesOf(content, 'CN'), EN: placesOf(content, 'EN') };
  for (const record of withBroken(content)) {
    for (const { path, url, needle } of linksIn(record)) {
      const problem = problemOf(url, record.language, places[record.language], content.known);
      if (problem === undefined) continue;
      const expected = words`a link to ${problem} in ${record.language}`;
      content.report(record, { path, expected, found: quote(url), ...(needle !== undefined && { needle }) });
    }
  }
}

function placesOf(content: ReleaseContent, language: Language): Places {
  const known = { ...content, records: withBroken(content) };
  return {
    components: new Map(
      recordsOf(known, 'page', language).map(({ body }) => [body.path ?? '', body.component]),
    ),
    columns: namesOf(content, 'column', language, 'columnId'),
  };
}

/** What the link should have named. */
function problemOf(
  url: string,
  language: Language,
  { components, columns }: Places,
  known: ReadonlySet<string>,
): Words | undefined {
  const [address = ''] = url.split('#');
  const [path = '', query = ''] = address.split('?');
  const component = components.get(path);
  if (!url.startsWith('/') || component === undefined || query === '') return undefined;
  const parameters = new URLSearchParams(query);
  const [column, id] = [parameters.get('column'), parameters.get('id')];
  if (column !== null && !columns.has(column)) return words`a column of columns.yaml`;
  if (id === null) return undefined;
  const has = (type: Parameters<typeof recordName>[1]) => known.has(recordName(language, type, id));
  if (component === 'link-details') return has('link-page') ? undefined : words`a text of link-pages/`;
  if (component === 'banner-detail') return has('banner') ? undefined : words`a banner with content`;
  if (column === null) return undefined;
  return has('article') || has('edu-item') ? undefined : words`a text of articles/ or edu-items/`;
}
