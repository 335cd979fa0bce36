import { DatabaseSync } from 'node:sqlite';

/** What the index of a file holds, as other engines are given it. */
export function readDocuments(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT d.id, d.lang AS language, d.date, o.title, o.tags, o.summary, o.body, d.codes AS code
       FROM d JOIN o ON o.rowid = d.rowid`,
    )
    .all();
  database.close();
  return rows.map(({ summary, body, tags, ...row }) => ({
    ...row,
    tags: JSON.parse(tags).join(' '),
    text: [summary, body].join('\n'),
  }));
}
