/* What a site can have in an afternoon: the same documents in well-known engines, with a plain query each. */
import { DatabaseSync } from 'node:sqlite';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';

const SHOWN = 10;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const spelled = (text) => text.normalize('NFKC').toLowerCase();
/** The words of Chinese and English by the platform's own dictionary, which all of them may use. */
const wordsOf = (text) =>
  [...segmenter.segment(spelled(text))].filter((part) => part.isWordLike).map((part) => part.segment);

const only = (documents, language) => documents.filter((document) => document.language === language);

function miniSearch(documents) {
  const index = new MiniSearch({
    fields: ['title', 'tags', 'code', 'text'],
    idField: 'id',
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(documents);
  const options = { boost: { title: 6, tags: 3, code: 8 }, prefix: true, fuzzy: 0.2 };
  return (keyword) => {
    const all = index.search(keyword, { ...options, combineWith: 'AND' });
    const found =
      all.length >= SHOWN ? all : [...all, ...index.search(keyword, { ...options, combineWith: 'OR' })];
    return [...new Set(found.map(({ id }) => id))].slice(0, SHOWN);
  };
}

function flexSearch(documents) {
  const fields = ['title', 'tags', 'code', 'text'].map((field) => {
    const index = new Index({ encode: wordsOf, tokenize: 'strict' });
    for (const document of documents) index.add(document.id, document[field]);
    return index;
  });
  return (keyword) => {
    const exact = fields.flatMap((index) => index.search(keyword, { limit: SHOWN }));
    const some = fields.flatMap((index) => index.search(keyword, { limit: SHOWN, suggest: true }));
    return [...new Set([...exact, ...some])].slice(0, SHOWN);
  };
}

/** Every part of the keyword somewhere in the text, those with it in the title first, then the newest. */
function like(documents) {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE d (id TEXT, title TEXT, whole TEXT, date TEXT)');
  const insert = database.prepare('INSERT INTO d VALUES (?, ?, ?, ?)');
  for (const { id, title, tags, code, text, date } of documents) {
    insert.run(id, spelled(title), spelled([title, tags, code, text].join('\n')), date);
  }
  const escaped = (part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return (keyword) => {
    const parts = spelled(keyword).split(/\s+/).filter(Boolean);
    const where = (column) => parts.map(() => `${column} LIKE ? ESCAPE '\\'`).join(' AND ');
    const values = parts.map(escaped);
    return database
      .prepare(
        `SELECT id FROM d WHERE ${where('whole')} ORDER BY ${where('title')} DESC, date DESC LIMIT ${SHOWN}`,
      )
      .all(...values, ...values)
      .map(({ id }) => id);
  };
}

export const PEERS = { MiniSearch: miniSearch, FlexSearch: flexSearch, LIKE: like };

/** One engine for each language, as two result lists need it. */
export function openPeer(build, documents) {
  const byLanguage = { CN: build(only(documents, 'CN')), EN: build(only(documents, 'EN')) };
  return async (keyword, language) => byLanguage[language](keyword);
}
