import { fromRoot } from '../../scripts/prepare/places.mjs';
import { output } from '../processes.mjs';
import { row } from '../rows.mjs';

export const title = 'Letters of guarantee: match against no match';

const SCRIPT = fromRoot('bench', 'letters', 'measure-letters.mjs');
const TIMEOUT_MS = 600_000;

export async function run() {
  const found = JSON.parse(await output(process.execPath, [SCRIPT], { timeoutMs: TIMEOUT_MS }));
  const { each, medianFoundMs, medianMissingMs, z, p } = found;
  return [
    row('answer to a match, median', medianFoundMs, 'ms', { detail: `${each} queries, 16 at a time` }),
    row('answer to no match, median', medianMissingMs, 'ms', {
      detail: `${each} queries: half of unknown numbers, half of wrong amounts`,
    }),
    row('Mann-Whitney p of the two', p, '', {
      atLeast: 0.05,
      detail: `z = ${z}; below 0.05 they could be told apart`,
    }),
  ];
}
