import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewVisitRecord } from '@bank/store';
import { beaconTaker } from './beacon-taker.ts';
import { REPLAY_MEMORY_MS, ReplayMemory } from './replay-memory.ts';
import { aTrackRecord, aWholeRecord, NOW, OLD_SALT, SALT, signed } from './testing/signed-beacon.ts';

function aTaker({ now = () => NOW }: { now?: () => number } = {}) {
  const stored: NewVisitRecord[] = [];
  const take = beaconTaker({
    salts: [SALT, OLD_SALT],
    now,
    async store(record) {
      stored.push(record);
      return true;
    },
  });
  return { take, stored };
}
const outcomeOf = async (given: unknown, kind: 'browse' | 'whole' | 'careers' = 'browse') => {
  const { take, stored } = aTaker();
  const [outcome] = await take(kind, given);
  expect(stored).toHaveLength(outcome === 'stored' ? 1 : 0);
  return outcome;
};

describe('a tracking record', () => {
  it('is signed by SHA-256 of info, time stamp and salt, in lower-case hex [S7-tracking]', () => {
    const { info, timeStamp, sign } = signed(aTrackRecord());
    const expected = createHash('sha256').update(info).update(timeStamp).update(SALT.salt).digest('hex');
    expect(sign).toBe(expected);
  });

  it('is stored with every field that the specification names [S7-tracking]', async () => {
    const { take, stored } = aTaker();
    const envelope = signed(
      aTrackRecord({ column: '701001', subModule: '701001', path: '/bobbank/secondlist', module: 'BANK' }),
    );
    expect(await take('browse', envelope)).toEqual(['stored', stored[0]]);
    expect(stored).toEqual([
      {
        at: NOW,
        sign: envelope.sign.slice(0, 32),
        action: 'time',
        duration: 5_000,
        path: '/bobbank/secondlist',
        module: 'BANK',
        subModule: '701001',
        divide: '',
        fingerPrint: '11111111-1111-4111-8111-111111111111',
        column: '701001',
        language: 'CN',
        view: 'abcdefgh1234',
      },
    ]);
  });

  it.each([
    [1_999, 'tooShort'],
    [2_000, 'stored'],
    [2_001, 'stored'],
    [1_199_999, 'stored'],
    [1_200_000, 'stored'],
    [1_200_001, 'tooLong'],
  ])('of %i ms is %s, also when the browser thought otherwise [S9-track]', async (duration, outcome) => {
    for (const actionType of ['time', 'wholeTime']) {
      expect(await outcomeOf(signed(aTrackRecord({ duration, actionType })))).toBe(outcome);
    }
  });

  it.each([
    [-300_001, 'stale'],
    [-300_000, 'stored'],
    [300_000, 'stored'],
    [300_001, 'stale'],
  ])('signed %i ms from now is %s [TRK-2]', async (ms, outcome) => {
    expect(await outcomeOf(signed(aTrackRecord(), { at: NOW + ms }))).toBe(outcome);
  });

  it('may be signed with the salt before this one, named or not, and with no other [S7-tracking]', async () => {
    const old = signed(aTrackRecord(), { salt: OLD_SALT });
    expect(await outcomeOf(old)).toBe('stored');
    expect(await outcomeOf({ ...old, saltId: 'before' })).toBe('stored');
    expect(await outcomeOf({ ...old, saltId: 'now' })).toBe('forged');
    expect(await outcomeOf({ ...old, saltId: 'older' })).toBe('forged');
    expect(await outcomeOf(signed(aTrackRecord(), { salt: { id: 'x', salt: 'a salt of ours' } }))).toBe(
      'forged',
    );
  });

  it('is forged when any part of it was changed [S7-tracking]', async () => {
    const right = signed(aTrackRecord());
    const [first, ...rest] = right.sign;
    expect(await outcomeOf({ ...right, info: right.info.replace('5000', '5001') })).toBe('forged');
    expect(await outcomeOf({ ...right, timeStamp: String(NOW + 1) })).toBe('forged');
    expect(await outcomeOf({ ...right, sign: (first === '0' ? '1' : '0') + rest.join('') })).toBe('forged');
  });

  it.each([
    ['an unknown field', { more: 1 }],
    ['a path with a query', { path: '/personal?phone=13800138000' }],
    ['a number in the path', { path: '/personal/13800138000' }],
    ['markup', { subModule: '<img src=x>' }],
    ['a section of another page', { module: 'CARD' }],
    ['a page that is not tracked', { path: '/404', module: 'PERSONAL' }],
    ['a name that is no section', { module: '__proto__' }],
    ['an id that is none', { fingerPrint: '13800138000' }],
    ['a length that is none', { duration: 2_000.5 }],
    ['a click that lasts', { actionType: 'click', duration: 5_000 }],
    ['no language', { language: undefined }],
    ['a column that is none', { column: '7010015' }],
  ])('with %s is not stored [TRK-4]', async (_, parts) => {
    expect(await outcomeOf(signed(aTrackRecord(parts)))).toBe('malformed');
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'info'],
    ['a list', []],
    ['an envelope too many', { ...signed(aTrackRecord()), more: 1 }],
    ['a sign in capitals', { ...signed(aTrackRecord()), sign: 'A'.repeat(64) }],
    ['seconds for milliseconds', { ...signed(aTrackRecord()), timeStamp: '1763604000' }],
    ['a text longer than a record', signed(aTrackRecord({ more: 'x'.repeat(1_000) }))],
  ])('in %s is not stored', async (_, given) => {
    expect(await outcomeOf(given)).toBe('malformed');
  });

  it('comes by the call that is its own [S7-start] [S7-tracking]', async () => {
    expect(await outcomeOf(signed(aWholeRecord()), 'whole')).toBe('stored');
    expect(await outcomeOf(signed(aWholeRecord({ event: 'uploadInit' })), 'whole')).toBe('stored');
    expect(await outcomeOf(signed(aWholeRecord({ path: '/404', module: '' })), 'whole')).toBe('stored');
    expect(await outcomeOf(signed(aWholeRecord()), 'browse')).toBe('malformed');
    expect(await outcomeOf(signed(aTrackRecord()), 'whole')).toBe('malformed');
    const click = aTrackRecord({ actionType: 'click', duration: 0, divide: 'TOPBAR' });
    expect(await outcomeOf(signed(click), 'careers')).toBe('stored');
    expect(await outcomeOf(signed(aTrackRecord()), 'careers')).toBe('malformed');
  });

  it('is stored once of 100,000 replays, whatever has come in between [S7-tracking]', async () => {
    const { take, stored } = aTaker();
    const envelope = signed(aTrackRecord());
    const outcomes: Record<string, number> = {};
    for (let i = 0; i < 100_000; i += 1) {
      const [outcome] = await take('browse', envelope);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (i % 10_000 === 0) await take('browse', signed(aTrackRecord({ view: `othervisit${i}` })));
    }
    expect(outcomes).toEqual({ stored: 1, replayed: 99_999 });
    expect(stored).toHaveLength(11);
  });

  it('is stored once of many copies that come before the first is on the disk [S7-tracking]', async () => {
    const envelope = signed(aTrackRecord());
    const { take, stored } = aTaker();
    const all = await Promise.all(Array.from({ length: 100 }, () => take('browse', envelope)));
    expect(all.filter(([outcome]) => outcome === 'stored')).toHaveLength(1);
    expect(stored).toHaveLength(1);
  });

  it('is never stored of 10,000 forged ones [S7-tracking]', async () => {
    const { take, stored } = aTaker();
    for (let i = 0; i < 10_000; i += 1) {
      const envelope = signed(aTrackRecord({ view: `forgedview${i}` }), {
        salt: { id: 'now', salt: `guess ${i}` },
      });
      expect((await take('browse', { ...envelope, saltId: i % 2 === 0 ? 'now' : 'before' }))[0]).toBe(
        'forged',
      );
    }
    expect(stored).toEqual([]);
  });

  it('that could not be stored may be sent again [S7-tracking]', async () => {
    let isAway = true;
    const take = beaconTaker({
      salts: [SALT],
      now: () => NOW,
      async store() {
        if (isAway) throw new Error('away');
        return true;
      },
    });
    const envelope = signed(aTrackRecord());
    expect(await take('browse', envelope)).toEqual(['unstored']);
    isAway = false;
    expect((await take('browse', envelope))[0]).toBe('stored');
  });
});

describe('the memory for replays', () => {
  it('knows a signature for ten minutes at least and is then rid of it', () => {
    let now = 0;
    const memory = new ReplayMemory(() => now);
    memory.add('a');
    now = REPLAY_MEMORY_MS - 1;
    memory.add('b');
    now = 2 * REPLAY_MEMORY_MS - 2;
    memory.add('c');
    expect([memory.has('a'), memory.has('b')]).toEqual([true, true]);
    now += REPLAY_MEMORY_MS;
    memory.add('d');
    expect([memory.has('a'), memory.has('b'), memory.has('c')]).toEqual([false, false, true]);
  });

  it('holds 70,000 at most, however many come', () => {
    const memory = new ReplayMemory(() => 0);
    for (let i = 0; i < 200_000; i += 1) memory.add(String(i));
    expect(memory.size).toBeLessThanOrEqual(70_000);
    expect(memory.has('199999')).toBe(true);
  });
});
