import type { EmbeddedEngine, SearchEngine } from '@bank/search';
import type { Metrics } from '../../operation/metrics.ts';

interface ClusterParts {
  url: string;
  /** This machine's index of the same release: it knows the words. */
  file: string;
  /** Answers while the cluster does not, and knows what passages mean. */
  own: EmbeddedEngine;
  metrics: Pick<Metrics, 'searchDegraded'>;
}

/** Searches the cluster, and this machine's own index when the cluster is slow or away. */
export async function clusterEngine({ url, file, own, metrics }: ClusterParts): Promise<SearchEngine> {
  // Reading words in this process takes memory that a machine without a cluster does not need.
  const { OpenSearchClient, OpenSearchEngine, openIndex, SEARCH_ALIAS } =
    await import('@bank/search/indexing');
  const { tools, close } = openIndex(file);
  const client = new OpenSearchClient({ url });
  const engine = new OpenSearchEngine({
    client,
    alias: SEARCH_ALIAS,
    tools,
    fallback: own,
    meaningOf: (keyword) => own.meaningOf(keyword),
  });
  const counted = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.finally(() => metrics.searchDegraded.set(engine.circuit === 'closed' ? 0 : 1));
  return {
    search: (keyword, filters, page) => counted(engine.search(keyword, filters, page)),
    counts: (keyword, filters) => counted(engine.counts(keyword, filters)),
    facets: (keyword, filters) => counted(engine.facets(keyword, filters)),
    suggest: (text, language, limit, asked) => engine.suggest(text, language, limit, asked),
    async close() {
      await engine.close();
      close();
    },
  };
}
