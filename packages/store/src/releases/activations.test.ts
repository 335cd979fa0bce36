import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, aRelease, openTestStore, publish, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

describe.each(DIALECTS)('an activation that follows another on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const activate = (releaseId: number, after: number) =>
    test.writer.activate({ scope: 'site', releaseId, after, actor: 'li.wei', reason: 'news' }, NOW);

  it('is made where it is the first, or the one before it is still the newest of its scope', async () => {
    const { id } = await test.writer.importRelease(aRelease(), NOW);
    const { sequence } = await activate(id, 0);
    await publish(test.writer, aRelease({ scope: 'rates', items: [] }), NOW);
    expect((await activate(id, sequence)).sequence).toBeGreaterThan(sequence);
  });

  it('is refused where somebody else was quicker', async () => {
    const first = await publish(test.writer, aRelease(), NOW);
    const quicker = await publish(test.writer, aRelease(), NOW);
    for (const after of [0, first.activation.sequence]) {
      await expect(activate(first.id, after)).rejects.toThrow('another release of site was activated');
    }
    expect((await test.store.currentVersion(NOW)).releases).toEqual({ site: quicker.id });
  });
});
