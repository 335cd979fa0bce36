import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../prepare/places.mjs';
import { STEPS } from './steps/all-steps.mjs';
import { HEAD, markdownOf } from './table.mjs';

const [BEGIN, END] = ['<!-- table of npm run cluster -->', '<!-- end of the table -->'];
const idOf = (line) => /^\| ([a-z-]+) /.exec(line)?.[1];

/** `text` with these rows between the marks; steps that were not run keep theirs, and their day. */
export function withTable(text, rows, day) {
  const [from, to] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  const lines = new Map(
    text
      .slice(from, to)
      .split('\n')
      .map((line) => [idOf(line), line]),
  );
  for (const row of rows) lines.set(row.id, markdownOf(row, day));
  const kept = STEPS.flatMap(({ id }) => lines.get(id) ?? []);
  return `${text.slice(0, from)}\n\n${[HEAD, ...kept].join('\n')}\n\n${text.slice(to)}`;
}

export function writeDocument(rows) {
  const path = fromRoot('docs', 'operations', 'drills.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), rows, day));
}
