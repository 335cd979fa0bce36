/** Raise when tables or what is kept of the settings change; indexes built before are refused and rebuilt. */
export const SCHEMA_VERSION = 9;

/**
 * `term` holds for each term the documents and places it stands in (`postings/`), `d` what is filtered and sorted by
 * with the number of terms, `o` what a hit shows; `lexicon` and `slip` what a mistyped word may have been;
 * `suggestionPart` the later words from which a suggestion can be typed.
 */
export const SCHEMA = `
  CREATE TABLE term (term TEXT NOT NULL, documents INTEGER NOT NULL, postings BLOB NOT NULL, positions BLOB NOT NULL);
  CREATE TABLE d (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lang TEXT NOT NULL, shown INTEGER NOT NULL,
    type TEXT NOT NULL, kind TEXT NOT NULL, date TEXT NOT NULL, publishAt INTEGER, expireAt INTEGER,
    popularity REAL NOT NULL, url TEXT NOT NULL, terms INTEGER NOT NULL, titleTerms TEXT NOT NULL, characters TEXT NOT NULL, codes TEXT NOT NULL,
    business TEXT NOT NULL, city TEXT NOT NULL, ext TEXT NOT NULL);
  CREATE TABLE o (rowid INTEGER PRIMARY KEY, title TEXT NOT NULL, summary TEXT NOT NULL, body TEXT NOT NULL,
    tags TEXT NOT NULL, columnId TEXT NOT NULL, columnName TEXT NOT NULL, urlType TEXT NOT NULL,
    fileExt TEXT, fileSize INTEGER, headings TEXT);
  CREATE TABLE word (word TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE lexicon (pinyin TEXT NOT NULL, term TEXT NOT NULL, initials TEXT NOT NULL, weight INTEGER NOT NULL,
    curated INTEGER NOT NULL, sound TEXT NOT NULL, PRIMARY KEY (pinyin, term)) WITHOUT ROWID;
  CREATE TABLE slip (form TEXT NOT NULL, term TEXT NOT NULL, weight INTEGER NOT NULL, PRIMARY KEY (form, term)) WITHOUT ROWID;
  CREATE TABLE suggestion (text TEXT NOT NULL, spelling TEXT NOT NULL, pinyin TEXT NOT NULL, initials TEXT NOT NULL,
    weight REAL NOT NULL, type TEXT NOT NULL, url TEXT, shown INTEGER NOT NULL);
  CREATE TABLE suggestionPart (spelling TEXT NOT NULL, pinyin TEXT NOT NULL, initials TEXT NOT NULL,
    suggestion INTEGER NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** Made last, over the filled tables. */
export const INDEXES = `
  CREATE UNIQUE INDEX term_term ON term (term);
  CREATE INDEX d_url ON d (url);
  CREATE INDEX lexicon_initials ON lexicon (initials) WHERE curated > 0;
  CREATE INDEX lexicon_sound ON lexicon (sound);
  CREATE INDEX suggestion_spelling ON suggestion (spelling);
  CREATE INDEX suggestion_pinyin ON suggestion (pinyin);
  CREATE INDEX suggestion_initials ON suggestion (initials);
  CREATE INDEX suggestionPart_spelling ON suggestionPart (spelling);
  CREATE INDEX suggestionPart_pinyin ON suggestionPart (pinyin) WHERE pinyin != '';
  CREATE INDEX suggestionPart_initials ON suggestionPart (initials) WHERE initials != '';
`;

/** The languages of a result list as bits, so that one comparison filters. */
export const SHOWN_BITS = { CN: 1, EN: 2 } as const;
