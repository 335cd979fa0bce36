import { OpenSearchClient, OpenSearchEngine, openIndex } from '@bank/search/indexing';

/** A cluster of one that has just started takes longer than a visitor is made to wait, and what it finds is measured. */
const WAITS_MS = 30_000;

/** Searches what `alias` leads to on the cluster at `url`, with the words of the index in `file`. */
export function openOnCluster({ url, alias, file, fallback }) {
  const { tools, close } = openIndex(file);
  const own = new OpenSearchClient({ url });
  const client = { send: (method, path, body) => own.send(method, path, body, WAITS_MS) };
  const engine = new OpenSearchEngine({ client, alias, tools, fallback });
  return { engine, close };
}

/** Throws where the fallback answers: then it is not the cluster that is measured. */
export const foundBy = (engine, now) => async (keyword, language) => {
  const answer = await engine.search(keyword, { language, now }, { number: 1, size: 10 });
  if (answer.degraded) throw new Error(`The cluster did not answer ${keyword}.`);
  return answer.list.map(({ id }) => id);
};
