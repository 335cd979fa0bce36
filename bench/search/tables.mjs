import { isAnswered, mean } from './scores.mjs';

export const print = (line = '') => process.stdout.write(`${line}\n`);

export function printScores(engines) {
  print('| engine | nDCG@10 | recall@10 | nothing found |');
  print('| --- | --- | --- | --- |');
  for (const { name, rows } of engines) {
    const empty = rows.filter(({ ids, grades }) => ids.length === 0 && isAnswered(grades)).length;
    print(
      `| ${name} | ${mean(rows.map(({ ndcg }) => ndcg)).toFixed(3)} | ${mean(rows.map(({ recall }) => recall)).toFixed(3)} | ${empty} |`,
    );
  }
  print();
}

/** All engines were asked the same queries, so the kinds are those of the first. */
function printByKind(head, engines, figure) {
  const kinds = [...new Set(engines.flatMap(({ rows }) => rows.map(({ kind }) => kind)))];
  print(`| ${head} by kind | ${kinds.join(' | ')} |`);
  print(`| --- |${' --- |'.repeat(kinds.length)}`);
  for (const { name, rows } of engines) {
    const of = (kind) => figure(rows.filter((row) => row.kind === kind));
    print(`| ${name} | ${kinds.map(of).join(' | ')} |`);
  }
  print();
}

export const printKinds = (engines) =>
  printByKind('nDCG@10', engines, (rows) => mean(rows.map(({ ndcg }) => ndcg)).toFixed(2));

export const printNothingFound = (engines) =>
  printByKind('nothing found', engines, (rows) => rows.filter(({ ids }) => ids.length === 0).length);
