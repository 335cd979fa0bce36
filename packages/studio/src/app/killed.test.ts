import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openContentWriter } from '@bank/store';
import { describe, expect, it } from 'vitest';
import { findEdition } from '../editions/edition.ts';
import { listSteps } from '../store/steps.ts';
import { aStudio, signatureOf } from '../testing/a-studio.ts';

const PROGRAM = resolve(import.meta.dirname, '../testing/step-until-killed.ts');
const RATES = resolve(import.meta.dirname, '../../../../content/rates');

/** A desk's edition that two have signed. */
async function given() {
  const studio = await aStudio();
  const { content, environment, command, signIn, enrol } = studio;
  const rates = join(content, 'rates');
  mkdirSync(rates);
  for (const name of ['deposit-rates.csv', 'loan-rates.csv', 'fx-rates.yaml'])
    cpSync(join(RATES, name), join(rates, name));
  await command('publish', rates, '--yes');
  const [desk, checker] = [await signIn('Chen Jing'), await signIn('Zhao Min')];
  const [maker, second] = [await enrol('Chen Jing', 'maker'), await enrol('Zhao Min', 'checker')];
  const edition = (await desk.post('/desks/fx-rates', { rows: 'key,spotBuy\nusd,708.10\n' })).location;
  await desk.post(`${edition}/submit`);
  await checker.post(`${edition}/approve`);
  await desk.post(`${edition}/signatures`, await signatureOf(desk, edition, 'Chen Jing', 'maker', maker));
  await checker.post(
    `${edition}/signatures`,
    await signatureOf(checker, edition, 'Zhao Min', 'checker', second),
  );
  const id = Number(edition.split('/').at(-1));
  const take = (step: string, killAt: number, after = 0) =>
    spawnSync(process.execPath, [PROGRAM], {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...environment,
        STEP: step,
        EDITION: String(id),
        KILL_AT: String(killAt),
        AFTER: String(after),
      },
    });
  const stored = async () => {
    const writer = await openContentWriter({ databaseUrl: undefined, dataDir: studio.dataDir });
    const activations = await writer.activations('rates');
    const releases = await writer.releases('rates');
    const { faults } = await writer.log();
    await writer.close();
    return {
      shown: activations.map(({ releaseId }) => releaseId),
      count: releases.length,
      faults,
      activations,
    };
  };
  const seen = () =>
    studio.seenAt(Date.now(), async (now) => (await now.find('fx-rate', 'CN', 'usd'))?.body.spotBuy);
  return { ...studio, rates, id, take, stored, seen };
}

/** Importing and activating: before and after each. */
const PUBLISHING = 4;

describe('a studio that is killed while it publishes what a desk signed', () => {
  it.each(Array.from({ length: PUBLISHING }, (_, index) => index + 1))(
    'at step %i shows all of it or nothing, and once more goes on from there [REL-1]',
    async (killAt) => {
      const { take, stored, seen, studio, id, rates } = await given();
      const before = await seen();
      expect(take('publish', killAt).signal).toBe('SIGKILL');
      expect([before, '708.10']).toContain(await seen());
      expect(findEdition(studio().database, id)?.state).toBe('approved');
      const again = take('publish', 0);
      expect([again.stderr, again.status]).toEqual(['', 0]);
      expect(await seen()).toBe('708.10');
      expect(await stored()).toMatchObject({ shown: [3, 2], count: 2, faults: [] });
      expect(findEdition(studio().database, id)?.state).toBe('published');
      expect(readFileSync(join(rates, 'fx-rates.yaml'), 'utf8')).toContain("spotBuy: '708.10'");
    },
  );

  it('is not killed any more when all steps are done', async () => {
    const { take } = await given();
    expect(take('publish', PUBLISHING + 1).status).toBe(0);
  });
});

describe('a studio that is killed while it rolls back', () => {
  it.each([1, 2])('at step %i has done it or not, and does it once [REL-1]', async (killAt) => {
    const { take, stored, seen, studio } = await given();
    const before = await seen();
    expect(take('publish', 0).status).toBe(0);
    const newest = (await stored()).activations[0]?.sequence ?? 0;
    expect(take('rollback', killAt, newest).signal).toBe('SIGKILL');
    const isDone = killAt === 2;
    expect(await seen()).toBe(isDone ? before : '708.10');
    const { steps, altered } = listSteps(studio().database);
    expect(altered).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ step: 'rollback-asked', detail: 'rates: 牌价有误' });
    // The same form again: refused where it was done, so that it does not lead back.
    expect(take('rollback', 0, newest).status).toBe(isDone ? 1 : 0);
    expect(await seen()).toBe(before);
    expect((await stored()).shown).toEqual([2, 3, 2]);
    expect((await stored()).faults).toEqual([]);
  });
});
