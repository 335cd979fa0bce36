import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import { CHALLENGE_TRIES } from './challenges.ts';
import { openVisitsStore } from './open-visits.ts';
import type { NewChallenge } from './visits-store.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const MINUTE = 60_000;

const aChallenge = (parts: Partial<NewChallenge> = {}): NewChallenge => ({
  key: 'k1',
  form: 'staff',
  answer: 'right',
  createdAt: NOW,
  expiresAt: NOW + 5 * MINUTE,
  ...parts,
});
const anAttempt = (parts: object = {}) => ({ key: 'k1', form: 'staff', answer: 'right', now: NOW, ...parts });

describe.each(DIALECTS)('challenges on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  it('are solved once and never again [SEC-18]', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    expect(await challenges.redeem(anAttempt())).toBe('solved');
    expect(await challenges.redeem(anAttempt())).toBe('gone');
  });

  it('are not solved by another form, and are still good for their own [SEC-18]', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    expect(await challenges.redeem(anAttempt({ form: 'feedback' }))).toBe('gone');
    expect(await challenges.redeem(anAttempt())).toBe('solved');
  });

  it('end when their time is over, to the millisecond [SEC-18]', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    await challenges.put(aChallenge({ key: 'k2' }));
    expect(await challenges.redeem(anAttempt({ now: NOW + 5 * MINUTE - 1 }))).toBe('solved');
    expect(await challenges.redeem(anAttempt({ key: 'k2', now: NOW + 5 * MINUTE }))).toBe('gone');
  });

  it('take five tries, and the fifth wrong one ends them [SEC-18]', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    const answers: string[] = [];
    for (const answer of ['wrong', 'short', 'a longer one', '', 'wrong'])
      answers.push(await challenges.redeem(anAttempt({ answer })));
    expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'gone']);
    expect(await challenges.redeem(anAttempt())).toBe('gone');
    expect(CHALLENGE_TRIES).toBe(5);
  });

  it('accept no replay, however many come at the same time from several processes [SEC-18]', async () => {
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const all = [test.visits, ...others];
    for (let round = 0; round < 20; round += 1) {
      const key = `round-${round}`;
      await test.visits.challenges.put(aChallenge({ key }));
      const six = Array.from({ length: 6 });
      const results = await Promise.all(
        all.flatMap(({ challenges }) => six.map(() => challenges.redeem(anAttempt({ key })))),
      );
      expect(results.filter((result) => result === 'solved')).toHaveLength(1);
      expect(results.filter((result) => result === 'gone')).toHaveLength(23);
    }
    for (const other of others) await other.close();
  });

  it('are replaced by a newer one of the same key, with its own answer and tries', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    for (let i = 0; i < 5; i += 1) await challenges.redeem(anAttempt({ answer: 'wrong' }));
    await challenges.put(aChallenge({ answer: 'newer', createdAt: NOW + 1 }));
    expect(await challenges.redeem(anAttempt())).toBe('wrong');
    expect(await challenges.redeem(anAttempt({ answer: 'newer' }))).toBe('solved');
  });

  it('are swept away once they are too old', async () => {
    const { challenges } = test.visits;
    await challenges.put(aChallenge());
    await challenges.put(aChallenge({ key: 'k2', createdAt: NOW + MINUTE, expiresAt: NOW + 6 * MINUTE }));
    const later = NOW + 5 * MINUTE;
    await challenges.put(aChallenge({ key: 'k3', createdAt: later, expiresAt: later + 5 * MINUTE }));
    expect(await challenges.count()).toBe(2);
  });

  it('survive a restart', async () => {
    await test.visits.challenges.put(aChallenge());
    await test.visits.close();
    const again = openVisitsStore(test.location);
    expect(await again.challenges.redeem(anAttempt())).toBe('solved');
    await again.close();
  });

  it('are made ready once when several processes start together', async () => {
    const starting = Array.from({ length: 4 }, () => openVisitsStore(test.location));
    await Promise.all(starting.map(({ challenges }, i) => challenges.put(aChallenge({ key: `s${i}` }))));
    expect(await test.visits.challenges.count()).toBe(4);
    for (const store of starting) await store.close();
  });
});
