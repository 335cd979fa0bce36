import { LANGUAGES, type Language } from '@bank/contract';
import type { DraftPlace } from '@bank/site/text-draft';
import { Findings, readSources, type RecordLine } from '@bank/publish/editing';

/** What the pages of a site say of where its texts are read. */
export interface ReadingPages {
  /** Of the page that shows the texts of a column; undefined where no page does. */
  componentOf: (column: string) => string | undefined;
  nameOf: (column: string, language: Language) => string;
  bank: (language: Language) => DraftPlace['bank'];
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads columns, pages and what the bank is called. */
export async function readReadingPages(folder: string): Promise<ReadingPages> {
  const components = new Map<string, string>();
  const columns = new Map<string, Fields>();
  const banks = new Map<Language, Fields>();
  const only = new Set(['page', 'column', 'site-config'] as const);
  const source = { folder, scope: 'site', findings: new Findings(), letterKey: undefined, only } as const;
  for await (const { type, record } of readSources(source, new Map()))
    for (const language of LANGUAGES) {
      const fields = fieldsIn(record, language);
      if (type === 'column') columns.set(`${language} ${record.key}`, fields);
      else if (type === 'site-config') banks.set(language, fields);
      else components.set(textOf(fields['path']), textOf(fields['component']));
    }
  const column = (id: string, language: Language) => columns.get(`${language} ${id}`) ?? {};
  return {
    componentOf: (id) =>
      components.get(textOf(column(id, 'CN')['detailPath'] ?? column(id, 'EN')['detailPath'])) || undefined,
    nameOf: (id, language) => textOf(column(id, language)['name']),
    bank: (language) => ({ siteName: '', ...banks.get(language) }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function fieldsIn(record: RecordLine, language: Language): Fields {
  const { zh, en, ...shared } = record;
  return { ...shared, ...(language === 'CN' ? zh : en) };
}
