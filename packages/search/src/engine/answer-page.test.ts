import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { labelledDocuments } from '../testing/labelled-documents.ts';
import { labelledQueries } from '../testing/labelled-queries.ts';
import { queryCorpus } from '../testing/query-corpus.ts';
import { aTestIndex, TEST_NOW, type TestIndex } from '../testing/test-index.ts';
import { answerPage } from './answer-page.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { IndexWorker } from './embedded/index-worker.ts';
import type { SearchFilters } from './search-engine.ts';

const FIRST = { number: 1, size: 10 };
const narrowings: Partial<SearchFilters>[] = [
  {},
  { docTypes: ['NEWS', 'NOTICE'] },
  { from: '2026-01-01', to: '2026-12-31' },
  { facets: { year: '2026' }, sort: 'newest' },
  { docTypes: ['PRODUCT'], facets: { business: 'PERSONAL', year: '2026' } },
];
const asked = [
  ...labelledQueries.map(({ keyword, language }) => ({ keyword, language })),
  ...queryCorpus.map((keyword) => ({ keyword, language: 'CN' as const })),
];

let index: TestIndex;
beforeAll(async () => {
  index = await aTestIndex(labelledDocuments, { bestBets: [{ queries: ['招聘', '理财'], url: '/hotline' }] });
});
afterAll(() => index.close());

describe('a page of results', () => {
  it.each(narrowings)(
    'has the list and the counts of three calls, narrowed by %j [SRCH-6]',
    async (narrowing) => {
      const { backend, tools } = index.index;
      for (const { keyword, language } of asked) {
        const filters = { language, now: TEST_NOW, ...narrowing };
        const { search, counts, facets } = await answerPage(backend, tools, {
          keyword,
          filters,
          page: FIRST,
        });
        expect({ ...search, tookMs: 0 }, keyword).toEqual({
          ...(await index.search(keyword, filters, FIRST)),
          tookMs: 0,
        });
        const { docTypes: _any, ...ofAnyType } = filters;
        expect(counts, keyword).toEqual(await index.counts(keyword, ofAnyType));
        expect(facets, keyword).toEqual(await index.facets(keyword, filters));
      }
    },
  );

  it('reads its keyword once, whichever of the three calls asks for what it shows', async () => {
    const engine = await EmbeddedEngine.open(index.file, { deadlineMs: 20_000 });
    const ask = vi.spyOn(IndexWorker.prototype, 'ask');
    try {
      const filters = { language: 'CN', now: TEST_NOW, facets: { year: '2026' } } as const;
      const [found, counts, facets] = await Promise.all([
        engine.search('理财', { ...filters, docTypes: ['NEWS'], sort: 'newest' }, FIRST),
        engine.counts('理财', filters),
        engine.facets('理财', { docTypes: ['NEWS'], ...filters }),
      ]);
      expect(ask.mock.calls.map(([call]) => call.name)).toEqual(['page']);
      expect(counts).toEqual(await index.counts('理财', filters));
      expect(facets).toEqual(await index.facets('理财', { ...filters, docTypes: ['NEWS'] }));
      expect(found.total).toBe(counts.find(({ docType }) => docType === 'NEWS')?.count);
    } finally {
      ask.mockRestore();
      await engine.close();
    }
  });
});
