import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContentStore } from '../open-store.ts';
import { DIALECTS, aRelease, anArticle, openTestStore, publish, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const HOUR = 3_600_000;
const MIDNIGHT = Date.parse('2026-06-02T00:00:00+08:00');

describe.each(DIALECTS)('the current version on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const version = (now: number) => test.store.currentVersion(now);
  const keyAt = async (now: number) => (await version(now)).key;
  async function titlesAt(now: number): Promise<string[]> {
    const snapshot = test.store.snapshot(await version(now));
    return (await snapshot.list('article', 'CN')).map((item) => item.title);
  }
  const activate = (releaseId: number, now: number, effectiveAt?: number) =>
    test.writer.activate(
      {
        scope: 'site',
        releaseId,
        ...(effectiveAt !== undefined && { effectiveAt }),
        actor: 'li.wei',
        reason: 'test',
      },
      now,
    );

  it('is empty before the first activation', async () => {
    await test.writer.importRelease(aRelease(), NOW);
    expect(await version(NOW)).toEqual({
      key: '0-0',
      sequence: 0,
      releases: {},
      at: NOW,
      nextChangeAt: undefined,
    });
    expect(await titlesAt(NOW)).toEqual([]);
  });

  it('shows a release from its activation on', async () => {
    const { id, activation } = await publish(test.writer, aRelease(), NOW);
    expect(await version(NOW + 5)).toMatchObject({
      sequence: activation.sequence,
      releases: { site: id },
      at: NOW + 5,
      nextChangeAt: MIDNIGHT,
    });
  });

  it('shows a record from its publish date to just before its expiry date', async () => {
    await publish(
      test.writer,
      aRelease({
        items: [
          anArticle({ key: 'a', title: 'coming', publishAt: NOW + HOUR }),
          anArticle({ key: 'b', title: 'going', expireAt: NOW + 2 * HOUR }),
        ],
      }),
      NOW,
    );
    expect(await titlesAt(NOW + HOUR - 1)).toEqual(['going']);
    expect(await titlesAt(NOW + HOUR)).toEqual(['going', 'coming']);
    expect(await titlesAt(NOW + 2 * HOUR - 1)).toEqual(['going', 'coming']);
    expect(await titlesAt(NOW + 2 * HOUR)).toEqual(['coming']);
  });

  it('changes its key at each date and at no other time, and says when the next one is', async () => {
    await publish(
      test.writer,
      aRelease({
        items: [
          anArticle({ key: 'a', publishAt: NOW - HOUR, expireAt: NOW + 2 * HOUR }),
          anArticle({ key: 'b', publishAt: NOW + HOUR }),
        ],
      }),
      NOW,
    );
    const first = await version(NOW);
    expect(first.nextChangeAt).toBe(NOW + HOUR);
    expect(await keyAt(NOW + HOUR - 1)).toBe(first.key);

    const second = await version(NOW + HOUR);
    expect(second.key).not.toBe(first.key);
    expect(second.nextChangeAt).toBe(NOW + 2 * HOUR);
    expect(await keyAt(NOW + 2 * HOUR - 1)).toBe(second.key);

    const third = await version(NOW + 2 * HOUR);
    expect([first.key, second.key]).not.toContain(third.key);
    expect(third.nextChangeAt).toBe(MIDNIGHT);
    expect(await keyAt(MIDNIGHT - 1)).toBe(third.key);
  });

  it('changes its key at midnight in Beijing, for lists that compare dates with today [S2-personal]', async () => {
    await publish(test.writer, aRelease(), NOW);
    const monday = await version(MIDNIGHT - 1);
    const tuesday = await version(MIDNIGHT);
    expect(tuesday.key).not.toBe(monday.key);
    expect(tuesday.nextChangeAt).toBe(MIDNIGHT + 24 * HOUR);
    expect(await keyAt(MIDNIGHT + 24 * HOUR - 1)).toBe(tuesday.key);
  });

  it('is the same for a clock that was set back', async () => {
    await publish(test.writer, aRelease({ items: [anArticle({ publishAt: NOW + HOUR })] }), NOW);
    const before = await keyAt(NOW);
    await version(NOW + HOUR);
    expect(await keyAt(NOW)).toBe(before);
    expect(await titlesAt(NOW)).toEqual([]);
  });

  it('has the same key on a node that has just started', async () => {
    await publish(test.writer, aRelease({ items: [anArticle({ publishAt: NOW + HOUR })] }), NOW);
    await version(NOW);
    for (const now of [NOW + 1, NOW + HOUR, NOW + 3 * HOUR, MIDNIGHT]) {
      const other = await openContentStore(test.location);
      expect(await other.currentVersion(now)).toEqual(await version(now));
      await other.close();
    }
  });

  it('switches to a scheduled release at its effective date, not before', async () => {
    await publish(test.writer, aRelease({ items: [anArticle({ title: 'today' })] }), NOW);
    const before = await version(NOW);
    const next = await test.writer.importRelease(
      aRelease({ items: [anArticle({ title: 'tomorrow' })] }),
      NOW,
    );
    const { sequence, effectiveAt } = await activate(next.id, NOW, NOW + HOUR);
    expect(effectiveAt).toBe(NOW + HOUR);

    // What visitors see is still the same, so the key is; the sequence tells operators that something is planned.
    expect(await version(NOW + HOUR - 1)).toMatchObject({
      key: before.key,
      sequence,
      nextChangeAt: NOW + HOUR,
    });
    expect(await titlesAt(NOW + HOUR - 1)).toEqual(['today']);
    expect(await titlesAt(NOW + HOUR)).toEqual(['tomorrow']);
    expect(await version(NOW + HOUR)).toMatchObject({
      sequence,
      releases: { site: next.id },
      nextChangeAt: MIDNIGHT,
    });
    expect(await keyAt(NOW + HOUR)).not.toBe(before.key);
  });

  it("takes the release's own effective date when the activation names none", async () => {
    const release = await test.writer.importRelease(aRelease({ effectiveAt: NOW + HOUR }), NOW);
    expect(release.effectiveAt).toBe(NOW + HOUR);
    expect((await activate(release.id, NOW)).effectiveAt).toBe(NOW + HOUR);
    expect((await version(NOW + HOUR - 1)).releases).toEqual({});
    expect((await version(NOW + HOUR)).releases).toEqual({ site: release.id });
    expect((await activate(release.id, NOW + 2 * HOUR)).effectiveAt).toBe(NOW + 2 * HOUR);
    expect((await activate(release.id, NOW, NOW - HOUR)).effectiveAt).toBe(NOW);
  });

  it('drops what was scheduled when something newer is activated at once', async () => {
    const [today, planned, urgent] = [
      await test.writer.importRelease(aRelease({ items: [anArticle({ title: 'today' })] }), NOW),
      await test.writer.importRelease(aRelease({ items: [anArticle({ title: 'planned' })] }), NOW),
      await test.writer.importRelease(aRelease({ items: [anArticle({ title: 'urgent' })] }), NOW),
    ];
    await activate(today.id, NOW);
    await activate(planned.id, NOW, NOW + HOUR);
    await activate(urgent.id, NOW + 1);
    expect((await version(NOW + 1)).nextChangeAt).toBe(MIDNIGHT);
    expect(await titlesAt(NOW + HOUR)).toEqual(['urgent']);
  });

  it('goes back to an earlier release with a new key, and tells why in the log', async () => {
    const first = await publish(test.writer, aRelease({ items: [anArticle({ title: 'good' })] }), NOW);
    const firstKey = await keyAt(NOW);
    await publish(test.writer, aRelease({ items: [anArticle({ title: 'bad' })] }), NOW + 1);
    expect(await titlesAt(NOW + 1)).toEqual(['bad']);

    await test.writer.activate(
      { scope: 'site', releaseId: first.id, actor: 'li.wei', reason: 'wrong rates on the front page' },
      NOW + 2,
    );
    expect(await titlesAt(NOW + 2)).toEqual(['good']);
    expect(await keyAt(NOW + 2)).not.toBe(firstKey);
    expect((await test.writer.activations('site'))[0]).toMatchObject({
      releaseId: first.id,
      activatedAt: NOW + 2,
      effectiveAt: NOW + 2,
      actor: 'li.wei',
      reason: 'wrong rates on the front page',
    });
  });

  it('moves each scope by itself', async () => {
    const site = await publish(test.writer, aRelease(), NOW);
    const rates = await publish(test.writer, aRelease({ scope: 'rates', items: [] }), NOW + 1);
    const next = await publish(test.writer, aRelease({ scope: 'rates', items: [] }), NOW + 2);
    expect((await version(NOW + 1)).releases).toEqual({ site: site.id, rates: rates.id });
    expect((await version(NOW + 2)).releases).toEqual({ site: site.id, rates: next.id });
    expect((await test.writer.activations()).map((entry) => entry.scope)).toEqual(['rates', 'rates', 'site']);
    expect(await test.writer.activations('site')).toHaveLength(1);
  });

  it('refuses to activate a release that is not there or belongs to another scope', async () => {
    const rates = await test.writer.importRelease(aRelease({ scope: 'rates', items: [] }), NOW);
    await expect(activate(rates.id, NOW)).rejects.toThrow(`no release ${rates.id} of site`);
    await expect(activate(999, NOW)).rejects.toThrow('no release 999 of site');
    expect(await test.writer.activations()).toEqual([]);
  });

  it('names the next date of many, and keeps its key from the last that has passed', async () => {
    await publish(
      test.writer,
      aRelease({
        items: [1, 2, 3].flatMap((hours) => [
          anArticle({ key: `to-come-${hours}`, publishAt: NOW + hours * HOUR + 1 }),
          anArticle({ key: `to-end-${hours}`, expireAt: NOW + hours * HOUR }),
        ]),
      }),
      NOW,
    );
    const dates = [1, 2, 3].flatMap((hours) => [NOW + hours * HOUR, NOW + hours * HOUR + 1]);
    const keys = new Set<string>();
    for (const [place, date] of dates.entries()) {
      const found = await version(date);
      expect(found.nextChangeAt).toBe(dates[place + 1] ?? MIDNIGHT);
      keys.add(found.key);
    }
    expect(keys.size).toBe(dates.length);
  });

  it('has another key for another release that was activated at the same moment', async () => {
    await publish(test.writer, aRelease(), NOW);
    const first = await keyAt(NOW);
    await publish(test.writer, aRelease(), NOW);
    expect(await keyAt(NOW)).not.toBe(first);
  });
});
