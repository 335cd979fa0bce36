import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../prepare/places.mjs';
import { rowOf } from './table.mjs';

const DOCUMENT = fromRoot('docs', 'reliability.md');
const BEGIN = '<!-- table of npm run faults -->';
const END = '<!-- end of the table -->';
const HEAD = '|  | promise | figure | target | verdict | day |\n| --- | --- | --- | --- | --- | --- |';
const numberOf = (row) => Number(/^\| R(\d+) /.exec(row)?.[1]);

/** Replaces the rows of what was run; the others keep theirs, and their day. */
export function withRows(text, rows) {
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  const fresh = new Set(rows.map(numberOf));
  const kept = text
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('| R') && !fresh.has(numberOf(line)));
  const all = [...kept, ...rows].sort((a, b) => numberOf(a) - numberOf(b));
  return `${text.slice(0, begin)}\n\n${HEAD}\n${all.join('\n')}\n\n${text.slice(end)}`;
}

export function writeDocument(outcomes) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = outcomes.map((one) => rowOf(one, day));
  writeFileSync(DOCUMENT, withRows(readFileSync(DOCUMENT, 'utf8'), rows));
}
