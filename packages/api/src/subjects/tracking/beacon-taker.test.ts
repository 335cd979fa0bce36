import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewVisitRecord } from '@bank/store';
import { beaconTaker, type SentBeacon, type TakenBeacon } from './beacon-taker.ts';
import { REPLAY_MEMORY_MS, ReplayMemory } from './replay-memory.ts';
import { aTrackRecord, aWholeRecord, NOW, OLD_SALT, SALT, signed } from './testing/signed-beacon.ts';

type Kind = SentBeacon['kind'];

/** A beacon in `given`, however it travels. */
const sent = (given: unknown, kind: Kind = 'browse'): SentBeacon => ({ kind, body: JSON.stringify(given) });

function aTaker({ now = () => NOW }: { now?: () => number } = {}) {
  const stored: NewVisitRecord[] = [];
  const takeAll = beaconTaker({
    salts: [SALT, OLD_SALT],
    now,
    async append(records) {
      stored.push(...records);
      return new Set(records.map(({ sign }) => sign));
    },
  });
  const take = async (given: unknown, kind?: Kind) => (await takeAll([sent(given, kind)])).beacons[0];
  return { take, takeAll, stored };
}
const outcomeOf = async (given: unknown, kind: Kind = 'browse') => {
  const { take, stored } = aTaker();
  const outcome = (await take(given, kind))?.outcome;
  expect(stored).toHaveLength(outcome === 'stored' ? 1 : 0);
  return outcome;
};
const counted = (beacons: readonly TakenBeacon[]) => {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of beacons) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return outcomes;
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
    expect(await take(envelope)).toEqual({ outcome: 'stored', record: stored[0] });
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

  it('comes by the call that is its own, with its signature in headers or in the envelope [S7-start] [S7-tracking]', async () => {
    const careers = aTrackRecord({ actionType: 'click', duration: 0, divide: 'TOPBAR' });
    const inHeaders = async (kind: Kind, record: object, headers: object = {}) => {
      const { info, ...signature } = signed(record);
      const { takeAll } = aTaker();
      const body = JSON.stringify({ info });
      const { beacons } = await takeAll([
        { kind, body, headers: { saltId: undefined, ...signature, ...headers } },
      ]);
      return beacons[0]?.outcome;
    };
    expect(await inHeaders('whole', aWholeRecord())).toBe('stored');
    expect(await inHeaders('whole', aWholeRecord({ event: 'uploadInit' }))).toBe('stored');
    expect(await inHeaders('whole', aWholeRecord({ path: '/404', module: '' }))).toBe('stored');
    expect(await inHeaders('whole', aWholeRecord(), { saltId: 'before' })).toBe('forged');
    expect(await inHeaders('whole', aWholeRecord(), { sign: undefined })).toBe('malformed');
    expect(await inHeaders('whole', aTrackRecord())).toBe('malformed');
    expect(await inHeaders('careers', careers)).toBe('stored');
    expect(await inHeaders('careers', aTrackRecord())).toBe('malformed');
    expect(await outcomeOf(signed(aWholeRecord()), 'browse')).toBe('malformed');
  });

  it.each(['', '{"info":', 'null', '[[[[[[[[[[[[]]]]]]]]]]]]'])('in %j is not stored', async (body) => {
    const { takeAll, stored } = aTaker();
    const headers = { timeStamp: '', sign: '', saltId: undefined };
    const { beacons } = await takeAll([
      { kind: 'browse', body },
      { kind: 'whole', body, headers },
    ]);
    expect(counted(beacons)).toEqual({ malformed: 2 });
    expect(stored).toEqual([]);
  });

  it('is stored once of 100,000 replays, whatever has come in between [S7-tracking]', async () => {
    const { takeAll, stored } = aTaker();
    const envelope = sent(signed(aTrackRecord()));
    const taken: TakenBeacon[] = [];
    // In groups, as they come: the first group alone holds a thousand copies.
    for (let group = 0; group < 100; group += 1) {
      const other = sent(signed(aTrackRecord({ view: `othervisit${group}` })));
      const { beacons } = await takeAll([...Array<SentBeacon>(1_000).fill(envelope), other]);
      expect(beacons.pop()?.outcome).toBe('stored');
      taken.push(...beacons);
    }
    expect(counted(taken)).toEqual({ stored: 1, replayed: 99_999 });
    expect(stored).toHaveLength(101);
  });

  it('is never stored of 10,000 forged ones [S7-tracking]', async () => {
    const { takeAll, stored } = aTaker();
    const forged = Array.from({ length: 10_000 }, (_, i) => {
      const record = aTrackRecord({ view: `forgedview${i}` });
      const salt = { id: 'now', salt: `guess ${i}` };
      return sent({ ...signed(record, { salt }), saltId: i % 2 === 0 ? 'now' : 'before' });
    });
    expect(counted((await takeAll(forged)).beacons)).toEqual({ forged: 10_000 });
    expect(stored).toEqual([]);
  });

  it('that could not be stored is not said to be, nor is any copy of it, and may be sent again [S7-tracking]', async () => {
    let isAway = true;
    const away = new Error('away');
    const takeAll = beaconTaker({
      salts: [SALT],
      now: () => NOW,
      async append(records) {
        if (isAway) throw away;
        return new Set(records.map(({ sign }) => sign));
      },
    });
    const envelope = sent(signed(aTrackRecord()));
    const { beacons, failure } = await takeAll([envelope, envelope, sent({})]);
    expect(beacons).toEqual([{ outcome: 'unstored' }, { outcome: 'unstored' }, { outcome: 'malformed' }]);
    expect(failure).toBe(away);
    isAway = false;
    const again = await takeAll([envelope, envelope]);
    expect(counted(again.beacons)).toEqual({ stored: 1, replayed: 1 });
    expect(again).not.toHaveProperty('failure');
  });

  it('that another process has stored is a replay [S7-tracking]', async () => {
    const takeAll = beaconTaker({ salts: [SALT], now: () => NOW, append: async () => new Set() });
    expect(await takeAll([sent(signed(aTrackRecord()))])).toEqual({ beacons: [{ outcome: 'replayed' }] });
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
