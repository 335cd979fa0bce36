import { LANGUAGES, articleAddress, type Language } from '@bank/contract';
import { Findings, readSources, type RecordLine } from '@bank/publish/editing';

/** A page that a text may lead to. */
export interface SiteAddress {
  address: string;
  title: string;
  language: Language;
}

type Column = Parameters<typeof articleAddress>[0];

const LINK_PAGES: Readonly<Record<Language, string>> = { CN: '/personal/linkDetails', EN: '/en/linkDetails' };

/** Every page, article and link page of the sources of the site, by what it is called. */
export async function listAddresses(folder: string): Promise<SiteAddress[]> {
  const source = { folder, scope: 'site', findings: new Findings(), letterKey: undefined } as const;
  const found: SiteAddress[] = [];
  const columns = new Map<string, Column>();
  const paths = new Map<string, string>();
  const texts: { language: Language; key: string; fields: Record<string, unknown> }[] = [];
  for await (const { type, record } of readSources(source, new Map())) {
    for (const { language, fields } of inLanguages(record)) {
      const { path, code, title, name } = fields;
      const shown = textOf(title) || textOf(name) || record.key;
      if (type === 'page' && typeof path === 'string') {
        paths.set(`${language} ${textOf(code) || record.key}`, path);
        found.push({ address: path, title: shown, language });
      } else if (type === 'column') columns.set(`${language} ${record.key}`, fields as Column);
      else if (type === 'article') texts.push({ language, key: record.key, fields });
      else if (type === 'link-page')
        found.push({ address: `${LINK_PAGES[language]}?id=${record.key}`, title: shown, language });
    }
  }
  for (const { language, key, fields } of texts) {
    const column = columns.get(`${language} ${textOf(fields['columnId'])}`);
    if (column === undefined) continue;
    const address = articleAddress(column, paths.get(`${language} ${column.page}`), key);
    found.push({ address, title: textOf(fields['title']) || key, language });
  }
  return found;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function inLanguages(record: RecordLine): { language: Language; fields: Record<string, unknown> }[] {
  const { zh, en, ...shared } = record;
  const own = { CN: zh, EN: en };
  return LANGUAGES.flatMap((language) =>
    own[language] === undefined ? [] : [{ language, fields: { ...shared, ...own[language] } }],
  );
}
