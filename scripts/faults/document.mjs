import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../prepare/places.mjs';
import { rowOf } from './table.mjs';

const DOCUMENT = fromRoot('docs', 'reliability.md');
const TABLE = ['<!-- table of npm run faults -->', '<!-- end of the table -->'];
const LIST = ['<!-- list of npm run faults -->', '<!-- end of the list -->'];
const HEAD = '|  | promise | figure | target | verdict | day |\n| --- | --- | --- | --- | --- | --- |';
const idOf = (row) => /^\| ([RS]\d+) /.exec(row)?.[1];
const placeOf = (row) => (idOf(row).startsWith('R') ? 0 : 100) + Number(idOf(row).slice(1));

function between(text, [begin, end]) {
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end));
}

function put(text, [begin, end], inside) {
  return `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${inside}\n\n${text.slice(text.indexOf(end))}`;
}

/** Replaces the rows of what was run; the others keep theirs, and their day. */
export function withRows(text, rows) {
  const fresh = new Set(rows.map(idOf));
  const kept = between(text, TABLE)
    .split('\n')
    .filter((line) => idOf(line) !== undefined && !fresh.has(idOf(line)));
  const all = [...kept, ...rows].sort((a, b) => placeOf(a) - placeOf(b));
  return put(text, TABLE, `${HEAD}\n${all.join('\n')}`);
}

const itemOf = ({ id, fault, measure, file }) => `- [${id}](../${file}): ${fault}. Measured: ${measure}.`;

export function writeDocument(faults, outcomes) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = outcomes.map((one) => rowOf(one, day));
  const text = withRows(readFileSync(DOCUMENT, 'utf8'), rows);
  writeFileSync(DOCUMENT, put(text, LIST, faults.map(itemOf).join('\n')));
}
