import { afterEach, describe, expect, it } from 'vitest';
import { aRelease, publish } from '../testing/content-builders.ts';
import { openTestStore, type TestStore } from '../testing/open-test-store.ts';
import { DIALECTS } from '../testing/test-databases.ts';

describe.each(DIALECTS)('the imports of a log in $name', (dialect) => {
  let test: TestStore | undefined;
  afterEach(() => test?.drop());

  it('are read from an entry on, as they were logged, and nothing but imports', async () => {
    test = await openTestStore(dialect);
    const { writer, store } = test;
    for (const [index, feeds] of ['fx-rates', 'loan-rates', 'fund-nav'].entries())
      await publish(writer, aRelease({ facts: { feeds } }), 1_000 + index);
    const logged = (await writer.log()).entries.filter(({ step }) => step === 'import');
    const all = await store.importsFrom(0);
    expect(all.map(({ at, facts }) => [at, facts['feeds']])).toEqual([
      [1_000, 'fx-rates'],
      [1_001, 'loan-rates'],
      [1_002, 'fund-nav'],
    ]);
    expect(all.map(({ sequence, digest }) => [sequence, digest])).toEqual(
      logged.map(({ sequence, digest }) => [sequence, digest]),
    );
    expect(await store.importsFrom(all[1]?.sequence ?? 0)).toEqual(all.slice(1));
  });
});
