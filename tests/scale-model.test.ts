import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DELIVERY, VISITORS } from '../bench/scale/assumptions.ts';
import { BoundedCache } from '../bench/scale/bounded-cache.ts';
import { freshShare, lruShare, meanWait, staleShare } from '../bench/scale/closed-forms.ts';
import { inWholeYuan, sumOf, times } from '../bench/scale/money.ts';
import { planOf } from '../bench/scale/plan.ts';
import { seeded } from '../bench/random.ts';
import { untilNext } from '../bench/scale/chance.ts';
import { COSTS, secondsOf } from '../bench/scale/recorded-costs.ts';
import { simulate, type Setup } from '../bench/scale/simulate.ts';
import { STEPS } from '../bench/scale/steps.ts';
import { costsTable, pricesTable, stepsTable } from '../bench/scale/tables.ts';
import { PAGE_SHARES, RECORDS_OF_A_VIEW } from '../bench/scale/traffic.ts';
import { quantileOf, waitsOf } from '../bench/scale/waiting.ts';
import { createDraw, zipfShares } from '../bench/scale/zipf.ts';
import { CACHE_CONTROL } from '@bank/server/src/http/cache-control.ts';

const SETUP: Setup = {
  viewsASecond: 100,
  seconds: 1_800,
  warmUpS: 60,
  hasShield: false,
  hasMirror: true,
  processes: 2,
  pagesKept: 500,
  seed: 4,
};

const within = (found: number, expected: number, share: number) =>
  expect(Math.abs(found / expected - 1), `${found} is not ${expected}`).toBeLessThan(share);

describe('the model of docs/scale.md', () => {
  it('gives the same for the same seed, and something else for another', () => {
    const short = { ...SETUP, seconds: 60 };
    expect(simulate(short)).toEqual(simulate(short));
    expect(simulate({ ...short, seed: 5 })).not.toEqual(simulate(short));
  });

  it('keeps pages in the CDN as long as the server says', () => {
    const { freshS, staleS } = DELIVERY;
    expect(CACHE_CONTROL.page).toContain(`s-maxage=${freshS}, stale-while-revalidate=${staleS},`);
  });

  it('finds as much fresh and stale in the CDN as the theory of lifetimes says', () => {
    const { documents, answers } = simulate(SETUP);
    const aPlace = (SETUP.viewsASecond * 0.35) / DELIVERY.edges;
    within(VISITORS.documents - VISITORS.searches - VISITORS.junk, 0.35, 1e-9);
    within(answers.fresh / documents, freshShare(PAGE_SHARES, aPlace, DELIVERY.freshS), 0.03);
    within(answers.stale / documents, staleShare(PAGE_SHARES, aPlace, DELIVERY), 0.03);
  });

  it('uses cores by the law of utilisation: what comes a second, times what each takes', () => {
    const { pageWork, records, searches } = simulate(SETUP);
    const used = pageWork.takes.reduce((sum, takes) => sum + takes, 0) / SETUP.seconds;
    const { documents, searches: searched, junk, callsOfANavigation } = VISITORS;
    const aView =
      (1 - documents) * callsOfANavigation * secondsOf(COSTS.call) +
      searched * secondsOf(COSTS.search) +
      junk * secondsOf(COSTS.missingPage) +
      RECORDS_OF_A_VIEW * secondsOf(COSTS.recordOnPageThread);
    within(used, SETUP.viewsASecond * aView, 0.02);
    within(records / SETUP.seconds, SETUP.viewsASecond * RECORDS_OF_A_VIEW, 0.02);
    within(searches / SETUP.seconds, SETUP.viewsASecond * searched, 0.05);
  });

  it('asks the processes for pages only where nginx has no files, and each again after a release', () => {
    const bare = simulate({ ...SETUP, hasMirror: false, pagesKept: 5_000, warmUpS: 600 });
    const calm = simulate({ ...SETUP, hasMirror: false, pagesKept: 5_000, warmUpS: 600, seconds: 10 });
    expect(simulate(SETUP).renders).toBe(0);
    expect(bare.renders / bare.originDocuments).toBeGreaterThan(0.01);
    expect(calm.renders).toBeLessThan(bare.renders);
  });

  it('lets a shield take what several places of the CDN would ask for', () => {
    const shielded = simulate({ ...SETUP, hasShield: true });
    expect(shielded.originDocuments).toBeLessThan(simulate(SETUP).originDocuments * 0.7);
    // No page is asked for more often than its lifetime allows.
    expect(shielded.originDocuments / SETUP.seconds).toBeLessThan(PAGE_SHARES.length / DELIVERY.freshS);
  });

  it.each([
    [1, 0.5],
    [4, 0.8],
    [24, 0.9],
  ])('makes %i workers with one queue wait as Erlang says at a load of %d', (workers, load) => {
    const random = seeded(8);
    const arrivals = { at: [] as number[], takes: [] as number[] };
    const aSecond = workers * load;
    for (let i = 0, at = 0; i < 400_000; i += 1) {
      at += untilNext(aSecond, random);
      arrivals.at.push(at);
      arrivals.takes.push(untilNext(1, random));
    }
    const waits = waitsOf(arrivals, workers, 'shared');
    within(waits.reduce((sum, wait) => sum + wait, 0) / waits.length, meanWait(aSecond, 1, workers), 0.08);
    const inTurns = waitsOf(arrivals, workers, 'turns');
    expect(quantileOf(inTurns, 0.99)).toBeGreaterThanOrEqual(quantileOf(waits, 0.99));
  });

  it.each([50, 500, 1_500])('keeps in room for %i pages what Che expects', (room) => {
    const shares = zipfShares(2_086, 0.9);
    const draw = createDraw(shares, seeded(3));
    const cache = new BoundedCache(room);
    let found = 0;
    for (let i = 0; i < 300_000; i += 1) if (cache.ask(draw(), 1) && i >= 100_000) found += 1;
    within(found / 200_000, lruShare(shares, room), 0.02);
  });

  it('reckons money in decimal text', () => {
    expect(times('0.15', 10.2)).toBe('1.6500');
    expect(sumOf(['0.1000', '0.2000'])).toBe('0.3000');
    expect(inWholeYuan('1234567.5000')).toBe('1,234,568');
    expect(() => times('1e3', 1)).toThrow('is no price');
  });

  // `npm run format` pads the cells.
  it('prints the tables that stand in docs/scale.md', () => {
    const squeezed = (text: string) =>
      text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').replaceAll(/-+:/g, '--:');
    const told = squeezed(readFileSync(join(import.meta.dirname, '../docs/scale.md'), 'utf8'));
    const tables = [stepsTable(STEPS.map(planOf)), pricesTable(), costsTable()];
    for (const table of tables) expect(told).toContain(squeezed(table));
  });
});
