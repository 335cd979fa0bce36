import { createClient, type Client, type Language } from '@bank/contract';
import { recordTypes } from '@bank/contract/schemas';
import { openTestStore, openTestVisits, publish, aRelease, type TestDialect } from '@bank/store/testing';
import type { ContentSnapshot, NewItem, VisitsStore } from '@bank/store';
import { createTransport } from './calls/in-process.ts';

export { drawCode, makeCode } from './subjects/challenge/draw-code.ts';
export { answerDigest } from './subjects/challenge/answer-digest.ts';

export interface TestApi {
  snapshot: ContentSnapshot;
  visits: VisitsStore;
  client(language: Language): Client;
  drop(): Promise<void>;
}

/** The calls over a real store that holds `items` in one release of each scope; `now` decides publish dates and "today". */
export async function apiOver(
  items: NewItem[],
  now = Date.parse('2026-11-20T10:30:00+08:00'),
  dialect?: TestDialect,
): Promise<TestApi> {
  const test = await openTestStore(dialect);
  const visits = await openTestVisits(dialect);
  const { writer, store } = test;
  for (const [scope, own] of Map.groupBy(items, ({ type }) => recordTypes[type].scope)) {
    await publish(writer, aRelease({ scope, items: own }), now);
  }
  const snapshot = store.snapshot(await store.currentVersion(now));
  const transport = createTransport({ content: snapshot, imageBase: '/images/' });
  return {
    snapshot,
    visits: visits.visits,
    client: (language) => createClient(language, transport),
    async drop() {
      await visits.drop();
      await test.drop();
    },
  };
}
