import type { SearchSettings } from '@bank/contract/search-settings';
import type { SearchDocument } from '@bank/search';
import {
  indexOnce,
  loadDictionary,
  dictionaryWords,
  OpenSearchClient,
  SEARCH_ALIAS,
} from '@bank/search/indexing';

interface ClusterOrder {
  url: string;
  /** Where this machine keeps its dictionaries. */
  folder: string;
  release: string;
  settings: SearchSettings;
  documents: AsyncIterable<SearchDocument>;
  repeated: ReadonlySet<string>;
}

/** 'ready', or why the cluster has not got this index. Whichever machine comes first fills it; the others find it done. */
export async function fillCluster(order: ClusterOrder): Promise<string> {
  const { url, folder, release, settings, documents, repeated } = order;
  try {
    const dictionary = loadDictionary(folder, dictionaryWords(settings));
    await indexOnce(new OpenSearchClient({ url }), {
      alias: SEARCH_ALIAS,
      release,
      documents,
      dictionary,
      repeated,
    });
    return 'ready';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
