import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentDatabase } from '../database/tables.ts';
import { dialectFor } from '../open-store.ts';
import { DIALECTS, aRelease, openTestStore, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const LI = { actor: 'li.wei', machine: 'desk-4', why: 'New opening hours' };

describe.each(DIALECTS)('the log of publishing on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const activate = (releaseId: number) =>
    test.writer.activate({ scope: 'site', releaseId, reason: 'activate', ...LI }, NOW + 1);

  async function altered(
    change: (database: ContentDatabase) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const connection = dialectFor(test.location).openWriter();
    await change(connection.database());
    await connection.close();
    return (await test.writer.log()).faults;
  }

  async function threeSteps(): Promise<number> {
    const { id } = await test.writer.importRelease(aRelease({ bundleId: 'may' }), NOW, LI);
    await activate(id);
    await test.writer.importRelease(aRelease({ scope: 'rates', items: [] }), NOW + 2);
    return id;
  }

  it('keeps who did what, when, from where and why, and what a release is made of', async () => {
    const facts = { packedBy: 'wang.min on desk-2' };
    const bundle = aRelease({ bundleId: 'may', facts });
    const { id } = await test.writer.importRelease(bundle, NOW, LI);
    await test.writer.importRelease({ ...bundle, isSigned: true, facts: { maker: 'wang.min' } }, NOW, LI);
    const { sequence } = await activate(id);
    const { entries, faults } = await test.writer.log();
    const step = { scope: 'site', releaseId: id, bundleId: 'may', ...LI };
    expect(entries).toEqual([
      expect.objectContaining({ ...step, sequence: 1, at: NOW, step: 'import', facts }),
      expect.objectContaining({ ...step, sequence: 2, at: NOW, step: 'sign', facts: { maker: 'wang.min' } }),
      expect.objectContaining({
        ...step,
        sequence: 3,
        at: NOW + 1,
        step: 'activate',
        facts: { activation: String(sequence), kind: 'activate', effectiveAt: '2026-06-01T01:00:00.001Z' },
      }),
    ]);
    expect(faults).toEqual([]);
  });

  it('tells of nothing that changed nothing', async () => {
    await test.writer.importRelease(aRelease({ bundleId: 'may' }), NOW, LI);
    await test.writer.importRelease(aRelease({ bundleId: 'may' }), NOW, LI);
    await test.writer.prune(5, NOW, LI);
    await expect(activate(999)).rejects.toThrow('no release 999');
    expect((await test.writer.log()).entries).toHaveLength(1);
  });

  it('outlives the releases that are pruned, each of which it names', async () => {
    const id = await threeSteps();
    const { id: next } = await test.writer.importRelease(aRelease(), NOW, LI);
    await activate(next);
    await test.writer.prune(1, NOW + 3, LI);
    const { entries, faults } = await test.writer.log();
    expect(entries.at(-1)).toMatchObject({ step: 'prune', releaseId: id, bundleId: 'may', actor: 'li.wei' });
    expect(faults).toEqual([]);
  });

  it('shows that an entry was altered', async () => {
    await threeSteps();
    const faults = await altered((database) =>
      database.updateTable('publishing_log').set({ actor: 'zhao' }).where('sequence', '=', 2).execute(),
    );
    expect(faults).toEqual(['Entry 2 of the log was altered, or the one before it.']);
  });

  it('shows that an entry was removed', async () => {
    await threeSteps();
    const faults = await altered((database) =>
      database.deleteFrom('publishing_log').where('sequence', '=', 1).execute(),
    );
    expect(faults).toContain('Entry 1 of the log is missing.');
  });

  it('shows an activation that was made, or unmade, past it', async () => {
    const id = await threeSteps();
    expect(
      await altered((database) =>
        database
          .insertInto('activation')
          .values({
            scope: 'site',
            release_id: id,
            activated_at: NOW + 3,
            effective_at: NOW + 3,
            actor: 'zhao',
            reason: 'activate',
          })
          .execute(),
      ),
    ).toEqual([`Release ${id} of site was activated without an entry in the log.`]);
    expect(await altered((database) => database.deleteFrom('activation').execute())).toEqual([
      `The activation of release ${id} of site that entry 2 tells of is not in the store.`,
    ]);
  });
});
