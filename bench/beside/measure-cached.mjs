import { runWrk } from '../cached/wrk.mjs';
import { median } from '../figures.mjs';
import { untilBestPacked } from '../pages.mjs';
import { whenQuiet } from '../quiet.mjs';
import { rowsBeside } from './rows-beside.ts';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_S = 1;
const KINDS = ['home CN', 'detail CN'];

/** Who packs every answer anew is measured without that too, as behind a proxy that packs. */
const waysOf = (contender) =>
  contender.packsEachAnswer
    ? [contender, { ...contender, name: `${contender.name}, unpacked`, encoding: 'identity' }]
    : [contender];

/** Processor time of an answer that is kept, with gzip, all in turn, round after round. */
export async function cachedRows(servers, { wrk, pages }) {
  const contenders = servers.flatMap(waysOf);
  const rows = [];
  for (const kind of KINDS) {
    const page = pages.find((one) => one.kind === kind);
    const [ours] = contenders;
    await untilBestPacked(ours.url + page.path);
    await whenQuiet(ours);
    const targetOf = ({ url, pid, keptPathOf, encoding = 'gzip' }) => ({
      url: url + keptPathOf(page),
      pid,
      encoding,
    });
    for (const contender of contenders) await runWrk(wrk, targetOf(contender), WARM_UP_S);
    const spent = new Map(contenders.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const contender of contenders)
        spent.get(contender.name).push((await runWrk(wrk, targetOf(contender), SECONDS)).cpuUs);
    const values = Object.fromEntries([...spent].map(([name, list]) => [name, median(list)]));
    rows.push(...rowsBeside(`cached ${kind}`, 'µs', values));
  }
  return rows;
}
