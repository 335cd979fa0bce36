import { say } from '../../scripts/prepare/plain-stop.mjs';
import { sizedStore } from '../sized-store.mjs';
import { tableOf } from '../table.mjs';
import { costRows, growthRows } from './cost-rows.ts';
import { measureStore } from './measure-store.mjs';

export const title =
  'Uncached page at the socket: processor time of the whole process until it is quiet again, by distinct pages asked';

/** Several stores take as long as one together. */
const EACH = { most: 64, homeRounds: 5 };

/** What the sizes asked for are compared with, made in the same way. */
const SMALL = { articles: 1_000, funds: 300 };

/**
 * The demo bank as it is, or, with numbers of articles or a number of funds, those sizes beside a small one in the same
 * run: the same details and funds, which each size has, and lists as long as they are there.
 */
export async function run({ dataDir, articles, funds }) {
  if (articles === undefined && funds === undefined) return costRows((await measureStore(dataDir)).costs);
  const smallStore = await sizedStore(dataDir, {
    articles: articles && SMALL.articles,
    funds: funds && SMALL.funds,
  });
  const sizes = (articles ?? [undefined]).map((count) => ({ articles: count, funds }));
  const stores = [];
  for (const size of sizes) stores.push(await sizedStore(dataDir, size));
  const small = await measureStore(smallStore, EACH);
  const rows = [];
  for (const [index, size] of sizes.entries()) {
    const large = await measureStore(stores[index], { ...EACH, given: small.listed });
    const grown = growthRows(nameOf(size), small, large);
    // Several sizes take a while: whoever waits sees what is known.
    say(tableOf({ title: nameOf(size), rows: grown }));
    rows.push(...grown);
  }
  return rows;
}

const nameOf = (size) =>
  Object.entries(size)
    .filter(([, count]) => count !== undefined)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');
