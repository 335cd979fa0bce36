import { EmbeddedEngine, EmbeddingEndpoint, QueryVectors } from '@bank/search';
import { options } from './options.mjs';

/** What is found is measured, not how long a visitor would wait for it. */
const WAITS_MS = 30_000;

/** The model that is asked with --vectors; undefined without. */
export function configuredModel() {
  if (!options.vectors) return undefined;
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key = '' } = process.env;
  const sendsKind = process.env.EMBEDDINGS_INPUT_TYPE === 'sent';
  if (!url || !model) throw new Error('--vectors asks the model of EMBEDDINGS_URL and EMBEDDINGS_MODEL.');
  return { url, model, key, sendsKind };
}

/** Searches an index by words and by what this model says of them. */
export async function openWithVectors(file, address) {
  const endpoint = new EmbeddingEndpoint(address, { timeoutMs: WAITS_MS, retries: 2, pauseMs: 500 });
  const unheard = { failed: 0, late: 0, busy: 0 };
  const meanings = new QueryVectors(endpoint, {
    deadlineMs: WAITS_MS,
    heard: (outcome) => {
      if (outcome !== 'found') unheard[outcome] += 1;
    },
  });
  const engine = await EmbeddedEngine.open(file, { deadlineMs: WAITS_MS, meanings });
  if (engine.passages === 0) throw new Error(`${file} has no vectors of ${address.model} beside it.`);
  return { engine, meanings, unheard };
}
