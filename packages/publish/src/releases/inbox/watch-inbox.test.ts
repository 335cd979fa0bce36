import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words } from '../../base/words.ts';
import { activate } from '../activations.ts';
import { feedRelease } from '../feed/feed-release.ts';
import { FEED_NOW as NOW, aFedStore, ratesSources, type FedStore } from '../../testing/a-fed-store.ts';
import { aWatch } from '../../testing/a-watch.ts';
import { INBOXES, folderInbox, type TestInbox } from '../../testing/an-inbox.ts';
import type { FeedSettings } from './feed-settings.ts';
import { InboxAway } from './inbox.ts';
import type { Receipt } from './receipt.ts';
import type { Watching } from './watch-inbox.ts';

const usd = (spotBuy: string, time = '11:00') =>
  `key,spotBuy,publishTime\nusd,${spotBuy},2026-11-20T${time}:00+08:00\n`;

const watching = (test: FedStore, { inbox }: TestInbox, more: Partial<Watching> = {}) =>
  aWatch(test.writer, inbox, more);

const receiptOf = async (box: TestInbox, name: string) =>
  JSON.parse(await box.text(`receipts/${name}.receipt.json`)) as Receipt;
const shown = async (test: FedStore) =>
  (await (await test.snapshot()).find('fx-rate', 'CN', 'usd'))?.body.spotBuy;

describe.each(INBOXES)('files in $kind', ({ open }) => {
  it('are shown, kept and answered, in the order of their names', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    await box.put('fx-rates-2026-11-20T1130.csv', usd('707.30', '11:30'));
    await box.put('fx-rates-2026-11-20T1100.csv', usd('707.20'));
    const { look } = watching(test, box);
    expect((await look()).map(({ file, outcome, release }) => [file, outcome, release])).toEqual([
      ['fx-rates-2026-11-20T1100.csv', 'taken', 2],
      ['fx-rates-2026-11-20T1130.csv', 'taken', 3],
    ]);
    expect(await shown(test)).toBe('707.30');
    expect(await box.list('')).toEqual([]);
    const { sha256, keptAs, ...receipt } = await receiptOf(box, 'fx-rates-2026-11-20T1100.csv');
    expect(keptAs).toBe(`taken/2026-11/fx-rates-2026-11-20T1100.${sha256.slice(0, 12)}.csv`);
    expect(await box.text(keptAs ?? '')).toBe(usd('707.20'));
    expect(receipt).toEqual({
      file: 'fx-rates-2026-11-20T1100.csv',
      size: usd('707.20').length,
      outcome: 'taken',
      at: '2026-11-20T18:00:00+08:00',
      feed: 'fx-rates',
      scope: 'rates',
      release: 2,
      summary: 'Shown to visitors as release 2 of rates: 1 record and 1 point of history changed.',
      findings: [],
      warnings: [],
    });
  });

  it('are taken once, whatever they are called the second time', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    const { look } = watching(test, box);
    await box.put('fx-rates-1.csv', usd('707.20'));
    await look();
    await box.put('fx-rates-2.csv', usd('707.30', '11:30'));
    await look();
    await box.put('fx-rates-1.csv', usd('707.20'));
    await box.put('fx-rates-3.csv', usd('707.20'));
    expect((await look()).map(({ file, outcome, release }) => [file, outcome, release])).toEqual([
      ['fx-rates-1.csv', 'already taken', 2],
      ['fx-rates-3.csv', 'already taken', 2],
    ]);
    expect(await shown(test)).toBe('707.30');
    expect(await box.list('')).toEqual([]);
    expect(await box.list('taken/2026-11')).toHaveLength(2);
    expect((await receiptOf(box, 'fx-rates-3.csv')).summary).toBe(
      'These bytes were taken as fx-rates-1.csv on 2026-11-20T18:00:00+08:00: ' +
        'Shown to visitors as release 2 of rates: 1 record and 1 point of history changed.',
    );
  });

  it('that are wrong are told by row, kept apart, and hold nobody up', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    await box.put('fx-rates-1.csv', 'key,spotBuy\nusd,7O7.20\neur,818.60\nthb,-1\n');
    await box.put('fx-rates-2.csv', usd('707.30'));
    await box.put('notes.csv', 'a,b\n1,2\n');
    const { look } = watching(test, box);
    expect((await look()).map(({ file, outcome }) => [file, outcome])).toEqual([
      ['fx-rates-1.csv', 'refused'],
      ['fx-rates-2.csv', 'taken'],
      ['notes.csv', 'refused'],
    ]);
    const { findings, release, keptAs } = await receiptOf(box, 'fx-rates-1.csv');
    expect(release).toBeUndefined();
    expect(findings.map(({ line, column, field, found }) => [line, column, field, found])).toEqual([
      [2, 2, 'spotBuy', '"7O7.20"'],
      [4, 2, 'spotBuy', '"-1"'],
    ]);
    expect(keptAs).toMatch(/^refused\/2026-11\/fx-rates-1\.[0-9a-f]{12}\.csv$/);
    expect((await receiptOf(box, 'notes.csv')).findings[0]?.expected).toMatch(/^the name of a feed/);
    // What was mended elsewhere may make it right: it is tried anew.
    await box.put('fx-rates-1.csv', 'key,spotBuy\nusd,7O7.20\neur,818.60\nthb,-1\n');
    expect((await look()).map(({ outcome }) => outcome)).toEqual(['refused']);
  });

  it('are taken in part where that is settled for their feed', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    const settings = (feed: string): FeedSettings => ({ isPartial: feed === 'fx-rates' });
    await box.put('fx-rates-1.csv', 'key,spotBuy\nusd,707.20\neur,8l8.60\n');
    const { look } = watching(test, box, { settings });
    const [receipt] = await look();
    expect(receipt?.outcome).toBe('partly taken');
    expect(receipt?.findings.map(({ line }) => line)).toEqual([3]);
    expect(await shown(test)).toBe('707.20');
  });

  it('are answered in the language of whoever watches', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    const settings = () => ({ isPartial: true });
    await box.put('fx-rates-1.csv', 'key,spotBuy\nusd,707.20\neur,8l8.60\n');
    await box.put('fx-rates-2.csv', 'key,spotBuy\nusd,7O7.20\n');
    const [taken, refused] = await watching(test, box, { settings, language: 'CN' }).look();
    expect(taken?.summary).toBe('已作为 rates 第 2 版向访客展示：1 条记录和历史数据 1 个数据点有变更。');
    expect(taken?.findings.map(({ found, expected }) => [found, expected])).toEqual([
      ['“8l8.60”', expect.stringContaining('例如 707.15')],
    ]);
    expect(refused?.summary).toContain('已拒绝');
    expect(refused?.findings[0]?.message).toContain('，现为“7O7.20”');
    // What a release keeps of them is what another process answers with when this one was killed.
    expect(JSON.stringify(await test.writer.manifest(2))).toContain('“8l8.60”');
  });

  it('wait, and those behind them of the same scope, while an operator has something to mend', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    const later = { actor: 'li', now: NOW, effectiveAt: NOW + 1_000 };
    const files = [{ name: 'gold-prices.csv', bytes: Buffer.from('key,price\ngold,612.50\n') }];
    const { release } = await feedRelease(test.writer, { scope: 'rates', files, now: NOW });
    await activate(test.writer, 'rates', release.id, later);
    await box.put('fx-rates-1.csv', usd('707.20'));
    await box.put('fx-rates-2.csv', usd('707.30', '11:30'));
    const { look } = watching(test, box);
    const waiting = await look();
    expect(new Set(waiting.map(({ file, outcome }) => `${file} ${outcome}`))).toEqual(
      new Set(['fx-rates-1.csv waiting']),
    );
    expect((await receiptOf(box, 'fx-rates-1.csv')).summary).toContain('is scheduled for');
    await activate(test.writer, 'rates', 1, { actor: 'li', now: NOW });
    expect((await look()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
    expect(await shown(test)).toBe('707.30');
  });

  it('under a name that is not finished are left alone', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    for (const name of ['fx-rates.csv.part', '.fx-rates.csv', '_note.csv', 'fx-rates.tmp'])
      await box.put(name, usd('707.20'));
    expect(await watching(test, box).look()).toEqual([]);
    expect(await box.list('')).toHaveLength(4);
  });

  it('are left where they are once it is told to end', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await open()];
    const ending = new AbortController();
    await box.put('fx-rates-1.csv', usd('707.20'));
    await box.put('fx-rates-2.csv', usd('707.30', '11:30'));
    const onReceipt = () => ending.abort();
    const { look } = watching(test, box, { signal: ending.signal, onReceipt });
    expect(await look()).toHaveLength(1);
    expect(await box.list('')).toEqual(['fx-rates-2.csv']);
  });
});

describe('an inbox that is away', () => {
  it('holds its files up for as long as that lasts, and none of them is to blame', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await folderInbox()];
    await box.put('fx-rates-1.csv', usd('707.20'));
    await box.put('fx-rates-2.csv', usd('707.30', '11:30'));
    let isAway = true;
    const claim = async (name: string) => {
      if (isAway) throw new InboxAway(words`The bucket is away.`);
      return box.inbox.claim(name);
    };
    const inbox = new Proxy(box.inbox, {
      get(target, name) {
        const value = Reflect.get(target, name, target) as unknown;
        if (name === 'claim') return claim;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { look, troubles } = watching(test, box, { inbox });
    for (let time = 0; time < 4; time += 1) expect(await look()).toEqual([]);
    expect(new Set(troubles)).toEqual(new Set(['fx-rates-1.csv waits: The bucket is away.']));
    isAway = false;
    expect((await look()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
    expect(await shown(test)).toBe('707.30');
  });
});

describe('a folder', () => {
  it('gives a file only when it was the same at two looks', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await folderInbox()];
    const { watch } = watching(test, box);
    await box.put('fx-rates-1.csv', 'key,spotBuy\n');
    expect(await watch.look()).toEqual([]);
    await box.put('fx-rates-1.csv', usd('707.20'));
    expect(await watch.look()).toEqual([]);
    expect((await watch.look()).map(({ outcome }) => outcome)).toEqual(['taken']);
  });

  it('follows no link to what lies elsewhere', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await folderInbox()];
    symlinkSync('/etc/hostname', join(box.folder, 'fx-rates-1.csv'));
    symlinkSync('/etc/hostname', join(box.folder, 'working', 'fx-rates-2.csv'));
    expect(await watching(test, box).look()).toEqual([]);
  });

  it('sets a file aside that cannot be read, and says why', async () => {
    const [test, box] = [await aFedStore('rates', ratesSources()), await folderInbox()];
    const claim = async (name: string) => {
      if (name === 'fx-rates-1.csv') throw new Error('the disk gave up');
      return box.inbox.claim(name);
    };
    await box.put('fx-rates-1.csv', usd('707.20'));
    await box.put('loan-rates-1.xlsx', 'no workbook');
    // Claimed as it stands, then spoilt.
    await box.inbox.claim('fx-rates-1.csv');
    const inbox = Object.assign(Object.create(box.inbox) as TestInbox['inbox'], {
      claim,
      waiting: () => box.inbox.waiting(),
      claimed: () => box.inbox.claimed(),
      keep: (name: string, place: string) => box.inbox.keep(name, place, undefined),
      write: (place: string, text: string) => box.inbox.write(place, text),
      read: (place: string) => box.inbox.read(place),
    });
    const { look, troubles } = watching(test, box, { inbox });
    const receipts = [...(await look()), ...(await look())];
    expect(receipts.find(({ file }) => file === 'fx-rates-1.csv')).toMatchObject({
      outcome: 'refused',
      summary: 'the disk gave up',
    });
    expect(troubles).toHaveLength(3);
    expect(await box.list('working')).toEqual([]);
  });
});
