import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../prepare/places.mjs';
import { rowOf } from './table.mjs';

const HEAD = '|  | promise | figure | target | verdict | day |\n| --- | --- | --- | --- | --- | --- |';
const idOf = (row) => /^\| (\w[\w-]*) /.exec(row)?.[1];

/** Where in a document the table and the list of `npm run <command>` stand. */
const marksOf = (command) => ({
  table: [`<!-- table of npm run ${command} -->`, '<!-- end of the table -->'],
  list: [`<!-- list of npm run ${command} -->`, '<!-- end of the list -->'],
});

function between(text, [begin, end]) {
  const from = text.indexOf(begin) + begin.length;
  return text.slice(from, text.indexOf(end, from));
}

function put(text, [begin, end], inside) {
  const from = text.indexOf(begin) + begin.length;
  return `${text.slice(0, from)}\n\n${inside}\n\n${text.slice(text.indexOf(end, from))}`;
}

/** Replaces the rows of what was run; the others keep theirs, and their day. `order` are all ids in their order. */
export function withRows(text, { table, rows, order }) {
  const fresh = new Set(rows.map(idOf));
  const kept = between(text, table)
    .split('\n')
    .filter((line) => order.includes(idOf(line)) && !fresh.has(idOf(line)));
  const placeOf = (row) => order.indexOf(idOf(row));
  const all = [...kept, ...rows].sort((a, b) => placeOf(a) - placeOf(b));
  return put(text, table, `${HEAD}\n${all.join('\n')}`);
}

export function writeDocument({ command, one, document }, proofs, outcomes) {
  const path = fromRoot('docs', document);
  const { table, list } = marksOf(command);
  const day = new Date().toISOString().slice(0, 10);
  const rows = outcomes.map((outcome) => rowOf(outcome, day));
  const order = proofs.map(({ id }) => id);
  const text = withRows(readFileSync(path, 'utf8'), { table, rows, order });
  const items = proofs.map(
    (proof) => `- [${proof.id}](../${proof.file}): ${proof[one]}. Measured: ${proof.measure}.`,
  );
  writeFileSync(path, put(text, list, items.join('\n')));
}
