import { SPECIFIED } from './rows.mjs';

const BEGIN = '<!-- The rest is written by `npm run requirements`. -->';
const WEIGHTS = [SPECIFIED, 'must', 'should', 'could', 'not'];
const PROOFS = ['test', 'reason', 'open'];

/** The first page of the tables: its head as it is, then the sums and the rows of all guides in one table. */
export function withOverview(document, rows, tests) {
  const head = document.slice(0, document.indexOf(BEGIN) + BEGIN.length);
  const shown = rows.map((row) => ({ ...row, proof: proofOf(row, tests) }));
  return [head, '', ...sums(shown), '', ...table(shown), ''].join('\n');
}

function proofOf({ id, reason }, tests) {
  if (tests.has(id)) return 'test';
  return reason === undefined ? 'open' : 'reason';
}

function sums(rows) {
  const lines = WEIGHTS.map((weight) => {
    const own = rows.filter((row) => row.weight === weight);
    const counts = PROOFS.map((proof) => own.filter((row) => row.proof === proof).length);
    return cells(weight, own.length, ...counts);
  });
  return [cells('weight', 'rows', 'by test', 'by reason', 'open'), rule(5), ...lines];
}

function table(rows) {
  const lines = rows
    .filter(({ weight }) => weight !== SPECIFIED)
    .map(({ id, name, weight, title, proof }) => cells(`[${id}](${name})`, weight, title, proof));
  return [cells('id', 'weight', 'about', 'shown by'), rule(4), ...lines];
}

const cells = (...texts) => `| ${texts.join(' | ')} |`;
const rule = (columns) => cells(...Array(columns).fill('---'));
