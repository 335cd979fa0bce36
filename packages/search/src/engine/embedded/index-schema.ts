/** Raise when tables change; indexes built before are refused and rebuilt. */
export const SCHEMA_VERSION = 1;

/**
 * `f` holds the terms, `d` what is filtered and sorted by (kept narrow: every match is joined with it), `o` what a hit
 * shows. The ascii tokenizer takes every character beyond ASCII as part of a term: our terms arrive cut and spelled,
 * and unicode61 would drop the rare characters of names that Unicode added after 6.1.
 * Not contentless: deleted rows would slow it down, and ranking reads the terms back (search guide section 6).
 */
export const SCHEMA = `
  CREATE VIRTUAL TABLE f USING fts5(title, tags, code, tsub, body, bsub, tokenize = 'ascii', prefix = '2 3');
  CREATE TABLE d (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lang TEXT NOT NULL, shown INTEGER NOT NULL,
    type TEXT NOT NULL, kind TEXT NOT NULL, date TEXT NOT NULL, publishAt INTEGER, expireAt INTEGER,
    popularity REAL NOT NULL, url TEXT NOT NULL);
  CREATE TABLE o (rowid INTEGER PRIMARY KEY, title TEXT NOT NULL, summary TEXT NOT NULL, body TEXT NOT NULL,
    tags TEXT NOT NULL, columnId TEXT NOT NULL, columnName TEXT NOT NULL, urlType TEXT NOT NULL,
    fileExt TEXT, fileSize INTEGER);
  CREATE TABLE term (term TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE word (word TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE lexicon (pinyin TEXT NOT NULL, term TEXT NOT NULL, initials TEXT NOT NULL, weight INTEGER NOT NULL,
    curated INTEGER NOT NULL, PRIMARY KEY (pinyin, term)) WITHOUT ROWID;
  CREATE TABLE suggestion (text TEXT NOT NULL, spelling TEXT NOT NULL, pinyin TEXT NOT NULL, initials TEXT NOT NULL,
    weight REAL NOT NULL, type TEXT NOT NULL, url TEXT, shown INTEGER NOT NULL);
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** Made last, over the filled tables. */
export const INDEXES = `
  CREATE INDEX d_date ON d (date);
  CREATE INDEX d_url ON d (url);
  CREATE INDEX lexicon_initials ON lexicon (initials) WHERE curated = 1;
  CREATE INDEX suggestion_spelling ON suggestion (spelling);
  CREATE INDEX suggestion_pinyin ON suggestion (pinyin);
  CREATE INDEX suggestion_initials ON suggestion (initials);
`;

/** The languages of a result list as bits, so that one comparison filters. */
export const SHOWN_BITS = { CN: 1, EN: 2 } as const;
