import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planQuery } from '../../query/plan-query.ts';
import { labelledDocuments } from '../../testing/labelled-documents.ts';
import { labelledQueries } from '../../testing/labelled-queries.ts';
import { aTestIndex, TEST_NOW, type TestIndex } from '../../testing/test-index.ts';
import { allOf } from '../choose-tree.ts';
import type { Found } from '../search-backend.ts';
import { indexRelease } from './index-release.ts';
import { OpenSearchBackend } from './open-search-backend.ts';
import { OpenSearchClient } from './open-search-client.ts';

const { OPENSEARCH_URL } = process.env;
const ALIAS = 'bank-scores-alike';
const MOST = 150;

/** A cluster that has just begun takes longer than a visitor is made to wait. */
class PatientClient extends OpenSearchClient {
  override send<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    return super.send(method, path, body, 20_000);
  }
}

/** By id the scores that ranking takes: as parts of the largest. */
function shares(found: readonly Found[]): Map<string, number> {
  const largest = Math.max(...found.map(({ bm25 }) => bm25));
  return new Map(found.map(({ id, bm25 }) => [id, bm25 / largest]));
}

describe.skipIf(OPENSEARCH_URL === undefined)(
  `a cluster beside the embedded engine${OPENSEARCH_URL === undefined ? ' (skipped: OPENSEARCH_URL is not set)' : ''}`,
  () => {
    let index: TestIndex;
    let backend: OpenSearchBackend;

    beforeAll(async () => {
      index = await aTestIndex(labelledDocuments);
      const client = new PatientClient({ url: OPENSEARCH_URL ?? '' });
      const { dictionary } = index.index.tools;
      await indexRelease(client, { alias: ALIAS, release: 'r1', documents: labelledDocuments, dictionary });
      backend = new OpenSearchBackend(client, ALIAS);
    });
    afterAll(() => index.close());

    it('finds the same documents, which score about as much, so that one order holds for both', async () => {
      const apart: number[] = [];
      for (const { keyword, language } of labelledQueries) {
        const lookup = allOf(planQuery(keyword, index.index.tools).asTyped);
        const filters = { language, now: TEST_NOW };
        const own = shares(index.index.backend.find(lookup, filters, MOST));
        const there = shares(await backend.find(lookup, filters, MOST));
        expect([keyword, [...there.keys()].sort()]).toEqual([keyword, [...own.keys()].sort()]);
        for (const [id, score] of own) apart.push(Math.abs(score - (there.get(id) ?? 0)));
      }
      const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length;
      expect(mean).toBeLessThan(0.06);
    });
  },
);
