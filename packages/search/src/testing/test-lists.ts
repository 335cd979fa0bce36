import { DatabaseSync } from 'node:sqlite';
import { INDEX_COLUMNS, type IndexTerms } from '../engine/index-row.ts';
import { DocumentLengths } from '../engine/embedded/document-lengths.ts';
import { INDEXES, SCHEMA } from '../engine/embedded/index-schema.ts';
import { PostingsWriter } from '../engine/embedded/postings/postings-writer.ts';
import { TermLists } from '../engine/embedded/postings/term-lists.ts';

/** `atOnce`: occurrences that are sorted together, as an index of many documents sorts millions. */
export function listsOf(documents: readonly IndexTerms[], atOnce?: number): TermLists {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const writer = new PostingsWriter(atOnce);
  for (const [index, document] of documents.entries()) writer.add(index + 1, document);
  const insert = database.prepare('INSERT INTO term VALUES (?, ?, ?, ?)');
  for (const entry of writer.entries()) {
    insert.run(entry.term, entry.documents, entry.postings, entry.positions);
  }
  database.exec(INDEXES);
  return new TermLists(database, documents.length);
}

export function lengthsOf(documents: readonly IndexTerms[]): DocumentLengths {
  const lengths = documents.map((document) =>
    INDEX_COLUMNS.reduce((sum, column) => sum + document[column].length, 0),
  );
  return new DocumentLengths(Uint32Array.from([0, ...lengths]));
}
