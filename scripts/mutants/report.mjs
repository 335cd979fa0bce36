import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../prepare/places.mjs';

const ENOUGH = 0.85;

const accepted = () => parse(readFileSync(fromRoot('scripts', 'mutants', 'accepted.yaml'), 'utf8')) ?? {};

/** Prints what was caught and each mutant that was not, and says whether enough was. */
export function report(scope, mutants, results, minutes) {
  const reasons = accepted();
  const isAccepted = ({ file, was, now }) =>
    reasons[file]?.some(({ mutants: known }) =>
      known.some((entry) => entry.was === was && entry.now === now),
    ) ?? false;
  const rows = [];
  for (const [file, ofFile] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const row = { file, caught: 0, accepted: 0, survived: 0, unseen: 0 };
    for (const mutant of ofFile) {
      const { status } = results.get(mutant.id);
      if (status !== 'caught' && isAccepted(mutant)) row.accepted += 1;
      else row[status] += 1;
      if (status === 'caught' || isAccepted(mutant)) continue;
      console.log(
        `\n${file}:${mutant.location.start.line + 1} ${status}\n  - ${mutant.was}\n  + ${mutant.now}`,
      );
    }
    rows.push(row);
  }
  const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
  const total = {
    file: scope,
    caught: sum('caught'),
    accepted: sum('accepted'),
    survived: sum('survived'),
    unseen: sum('unseen'),
  };
  const share = ({ caught, survived, unseen, accepted: known }) =>
    caught / Math.max(1, caught + survived + unseen + known);
  console.table([...rows, total].map((row) => ({ ...row, 'caught %': (100 * share(row)).toFixed(1) })));
  console.log(`${scope}: ${(100 * share(total)).toFixed(1)} % of ${mutants.length} caught in ${minutes} min`);
  return share(total) >= ENOUGH;
}
