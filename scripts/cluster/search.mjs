import { startOpenSearch } from '../opensearch.mjs';
import { say } from '../prepare/plain-stop.mjs';

/** OpenSearch, or undefined and a plain word why not: each node has an index of its own. */
export async function startSearch() {
  try {
    return await startOpenSearch();
  } catch (error) {
    say(`Without OpenSearch: ${error.message} Each node searches its own index.`);
    return undefined;
  }
}
