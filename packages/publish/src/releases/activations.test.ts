import { describe, expect, it, onTestFinished } from 'vitest';
import type { ContentWriter } from '@bank/store';
import { aRelease, anArticle, openTestStore } from '@bank/store/testing';
import { activeBeside, diffReleases } from './diff-releases.ts';
import { activate, callOff, listReleases, rollback } from './activations.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const HOUR = 3_600_000;

async function aWriter(): Promise<ContentWriter> {
  const opened = await openTestStore();
  onTestFinished(() => opened.drop());
  return opened.writer;
}

async function published(writer: ContentWriter, now: number): Promise<number> {
  const { id } = await writer.importRelease(aRelease(), now);
  await activate(writer, 'site', id, { actor: 'Li', now });
  return id;
}

describe('calling off', () => {
  const wish = { actor: 'Wang', now: NOW + 2 };

  it('lets visitors go on seeing what they see when the time has come, and logs what, who and why', async () => {
    const writer = await aWriter();
    const shown = await published(writer, NOW);
    const scheduled: number[] = [];
    for (const later of [HOUR, 2 * HOUR]) {
      const { id } = await writer.importRelease(aRelease(), NOW + 1);
      await activate(writer, 'site', id, { actor: 'Li', now: NOW + 1, effectiveAt: NOW + later });
      scheduled.unshift(id);
    }
    expect(await callOff(writer, 'site', { ...wish, why: 'Wrong fee' })).toMatchObject({
      releaseId: shown,
      effectiveAt: NOW + 2,
      actor: 'Wang',
      reason: `rollback of release ${scheduled.join(', ')} before its time`,
    });
    const states = (await listReleases(writer, NOW + 3 * HOUR)).map(({ id, state }) => [id, state]);
    expect(states.filter(([, state]) => state !== 'stored')).toEqual([[shown, 'active']]);
  });

  it('changes nothing where nothing is scheduled, or nothing is shown that could stay', async () => {
    const writer = await aWriter();
    const { id } = await writer.importRelease(aRelease(), NOW);
    await activate(writer, 'site', id, { actor: 'Li', now: NOW, effectiveAt: NOW + HOUR });
    await expect(callOff(writer, 'site', wish)).rejects.toThrow('visitors see no release of site yet');
    await published(writer, NOW);
    await expect(callOff(writer, 'site', wish)).rejects.toThrow('no release of site is scheduled');
    expect(await writer.activations('site')).toHaveLength(2);
  });

  it('is refused where another activation came after the one that was looked at', async () => {
    const writer = await aWriter();
    await published(writer, NOW);
    const { id } = await writer.importRelease(aRelease(), NOW);
    await activate(writer, 'site', id, { actor: 'Li', now: NOW, effectiveAt: NOW + HOUR });
    await expect(callOff(writer, 'site', { ...wish, after: 1 })).rejects.toThrow();
    expect((await callOff(writer, 'site', { ...wish, after: 2 })).releaseId).toBe(1);
  });
});

describe('rollback', () => {
  it('brings back the release that was shown before, at once, and logs who and why', async () => {
    const writer = await aWriter();
    const first = await published(writer, NOW);
    const second = await published(writer, NOW + 1);
    const activation = await rollback(writer, 'site', { actor: 'Wang', now: NOW + 2 });
    expect(activation).toMatchObject({
      releaseId: first,
      effectiveAt: NOW + 2,
      actor: 'Wang',
      reason: `rollback of release ${second}`,
    });
  });

  it('leads back again when it is done twice', async () => {
    const writer = await aWriter();
    await published(writer, NOW);
    const second = await published(writer, NOW + 1);
    await rollback(writer, 'site', { actor: 'Wang', now: NOW + 2 });
    expect((await rollback(writer, 'site', { actor: 'Wang', now: NOW + 3 })).releaseId).toBe(second);
  });

  it('passes over a release that was scheduled and never shown', async () => {
    const writer = await aWriter();
    const first = await published(writer, NOW);
    const { id } = await writer.importRelease(aRelease(), NOW);
    await activate(writer, 'site', id, { actor: 'Li', now: NOW, effectiveAt: NOW + HOUR });
    const third = await published(writer, NOW + 1);
    expect((await rollback(writer, 'site', { actor: 'Wang', now: NOW + 2 })).releaseId).toBe(first);
    expect(third).toBe(3);
  });

  it('passes over what was called off, also when its time has come since', async () => {
    const writer = await aWriter();
    const first = await published(writer, NOW);
    const { id: calledOff } = await writer.importRelease(aRelease(), NOW);
    const later = NOW + HOUR;
    await activate(writer, 'site', calledOff, { actor: 'Li', now: NOW, effectiveAt: later });
    const third = await published(writer, NOW + 1);
    await activate(writer, 'site', third, { actor: 'Li', now: later + 1 });
    expect((await rollback(writer, 'site', { actor: 'Wang', now: later + 2 })).releaseId).toBe(first);
  });

  it('may go back further, to whatever visitors have seen, and to nothing else', async () => {
    const writer = await aWriter();
    const first = await published(writer, NOW);
    await published(writer, NOW + 1);
    const third = await published(writer, NOW + 2);
    const { id: unseen } = await writer.importRelease(aRelease(), NOW + 2);
    const back = (to: number) => rollback(writer, 'site', { actor: 'Wang', now: NOW + 3, to });
    await expect(back(unseen)).rejects.toThrow(
      /was not in effect before the present one \(these were: \D*2\D+1\D*\)/,
    );
    await expect(back(third)).rejects.toThrow('was not in effect before');
    expect(await back(first)).toMatchObject({ releaseId: first, reason: `rollback of release ${third}` });
  });

  it('changes nothing when there is nothing before or it has been pruned', async () => {
    const writer = await aWriter();
    await expect(rollback(writer, 'site', { actor: 'Wang', now: NOW })).rejects.toThrow(
      'Nothing was changed',
    );
    await published(writer, NOW);
    await expect(rollback(writer, 'site', { actor: 'Wang', now: NOW })).rejects.toThrow(
      'Nothing was changed',
    );
    await published(writer, NOW + 1);
    await writer.prune(1, NOW + 2);
    await expect(rollback(writer, 'site', { actor: 'Wang', now: NOW + 2 })).rejects.toThrow(
      'release 1 was in effect before, but it has been pruned',
    );
    expect(await writer.activations('site')).toHaveLength(2);
  });
});

describe('activate', () => {
  it('names the releases there are when the asked one is not among them', async () => {
    const writer = await aWriter();
    await published(writer, NOW);
    await expect(activate(writer, 'site', 7, { actor: 'Li', now: NOW })).rejects.toThrow(
      'There is no release 7 of site (there are: 1). Nothing was changed.',
    );
  });
});

describe('listReleases', () => {
  it('shows which release is active, which is scheduled and which is only stored', async () => {
    const writer = await aWriter();
    await writer.importRelease(aRelease(), NOW);
    await published(writer, NOW);
    const { id } = await writer.importRelease(aRelease(), NOW);
    await activate(writer, 'site', id, { actor: 'Li', now: NOW, effectiveAt: NOW + HOUR });
    const states = async (now: number) =>
      (await listReleases(writer, now)).map((one) => `${one.id} ${one.state}`);
    expect(await states(NOW)).toEqual(['3 scheduled', '2 active', '1 stored']);
    expect(await states(NOW + HOUR)).toEqual(['3 active', '2 stored', '1 stored']);
  });
});

describe('diffReleases', () => {
  it('names what was added, changed and removed, by type and key', async () => {
    const writer = await aWriter();
    const before = await writer.importRelease(
      aRelease({
        items: [
          anArticle({ key: 'a', title: 'A' }),
          anArticle({ key: 'b', title: 'B' }),
          anArticle({ key: 'c' }),
        ],
      }),
      NOW,
    );
    const after = await writer.importRelease(
      aRelease({
        items: [
          anArticle({ key: 'a', title: 'A2' }),
          anArticle({ key: 'c' }),
          anArticle({ key: 'd', title: 'D' }),
          anArticle({ key: 'd', title: 'D', language: 'EN' }),
        ],
      }),
      NOW,
    );
    expect(await diffReleases(writer, before.id, after.id)).toEqual([
      {
        kind: 'changed',
        type: 'article',
        key: 'a',
        languages: ['CN'],
        title: 'A2',
        fields: [{ language: 'CN', changes: [{ field: 'title', before: 'A', after: 'A2' }] }],
      },
      { kind: 'removed', type: 'article', key: 'b', languages: ['CN'], title: 'B', fields: [] },
      { kind: 'added', type: 'article', key: 'd', languages: ['CN', 'EN'], title: 'D', fields: [] },
    ]);
    expect(await diffReleases(writer, after.id, after.id)).toEqual([]);
  });

  it('names a record whose moments alone differ', async () => {
    const writer = await aWriter();
    const [before, after] = [undefined, NOW].map((publishAt) =>
      aRelease({ items: [anArticle({ key: 'a', ...(publishAt && { publishAt }) })] }),
    );
    const ids = [];
    for (const release of [before, after])
      if (release) ids.push((await writer.importRelease(release, NOW)).id);
    const [change] = await diffReleases(writer, ids[0] ?? 0, ids[1] ?? 0);
    expect(change?.fields).toEqual([
      {
        language: 'CN',
        changes: [{ field: 'publishAt', before: undefined, after: '2026-11-20T02:00:00.000Z' }],
      },
    ]);
  });

  it('compares only releases of one scope, and one with the active one', async () => {
    const writer = await aWriter();
    const site = await published(writer, NOW);
    const rates = await writer.importRelease(aRelease({ scope: 'rates', items: [] }), NOW);
    await expect(diffReleases(writer, site, rates.id)).rejects.toThrow(
      'Release 1 is of site and 2 of rates; compare two of one scope.',
    );
    await expect(activeBeside(writer, rates.id, NOW)).rejects.toThrow(
      'Scope rates has no active release to compare with.',
    );
    expect(await activeBeside(writer, site, NOW)).toBe(site);
  });
});
