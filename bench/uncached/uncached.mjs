import { sizedStore } from '../sized-store.mjs';
import { costRows, growthRows } from './cost-rows.ts';
import { measureStore } from './measure-store.mjs';

export const title =
  'Uncached page at the socket: processor time of the whole process until it is quiet again, by distinct pages asked';

/** What the sizes asked for are compared with, made in the same way. */
const SMALL = { articles: 1_000, funds: 300 };

/** The demo bank as it is, or, with a number of articles or funds, that size beside a small one in the same run. */
export async function run({ dataDir, articles, funds }) {
  if (articles === undefined && funds === undefined) return costRows((await measureStore(dataDir)).costs);
  const smallStore = await sizedStore(dataDir, {
    articles: articles && SMALL.articles,
    funds: funds && SMALL.funds,
  });
  const largeStore = await sizedStore(dataDir, { articles, funds });
  const small = await measureStore(smallStore);
  return growthRows(small, await measureStore(largeStore));
}
