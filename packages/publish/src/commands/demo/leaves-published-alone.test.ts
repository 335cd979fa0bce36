import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContentWriter } from '@bank/store';
import { aRelease, DIALECTS, type TestDatabase } from '@bank/store/testing';
import { ratesSources } from '../../testing/a-fed-store.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { siteSources, temporaryFolder, writeFiles } from '../../testing/source-folder.ts';

const under = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

const GOLD = (price: string) =>
  `- { key: gold, price: '${price}', changeRate: '0.3', publishTime: '2026-11-20T10:30:00+08:00' }\n`;

describe.each(DIALECTS)('what a start does with the demo bank, on $name', (dialect) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await dialect.create();
  });
  afterEach(() => database.drop());

  /** A folder of content, and the step of a start that fills the store from it. */
  function aBank() {
    const { databaseUrl, dataDir } = database.location;
    const { types } = anOperator(
      databaseUrl === undefined ? { BANK_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl },
    );
    const content = writeFiles(temporaryFolder(), {
      ...under('site', siteSources()),
      ...under('rates', ratesSources()),
    });
    const active = async (scope: string) =>
      /^\* (\d+) /m.exec((await types('list', scope)).text)?.[1] ?? 'none';
    return {
      types,
      content,
      start: () => types('demo', '--if-needed', '--content', content),
      changes: (files: Record<string, string>) => writeFiles(content, files),
      feeds: (text: string) =>
        types(
          'feed',
          'rates',
          join(writeFiles(temporaryFolder(), { 'fx-rates.csv': text }), 'fx-rates.csv'),
          '--activate',
        ),
      active,
    };
  }

  it('fills an empty store, and follows changed content', async () => {
    const { start, changes, active } = aBank();
    await start();
    expect([await active('site'), await active('rates')]).toEqual(['1', '2']);
    changes({ 'rates/gold-price.yaml': GOLD('613.00'), 'site/qrs.yaml': '' });
    await start();
    expect([await active('site'), await active('rates')]).toEqual(['3', '4']);
  });

  it('never takes back what a feed has published, and names the scope that it leaves alone', async () => {
    const { start, changes, feeds, active } = aBank();
    await start();
    expect((await feeds('key,spotBuy\nusd,707.20\n')).code).toBe(0);
    changes({ 'rates/gold-price.yaml': GOLD('613.00'), 'site/qrs.yaml': '' });
    expect(await start()).toEqual({
      code: 0,
      lines: expect.arrayContaining([
        'rates is left as it is: it shows release 3, which is not demo content.',
        'site: release 4 is active, 16 items.',
      ]) as string[],
      text: expect.any(String) as string,
    });
    expect([await active('site'), await active('rates')]).toEqual(['4', '3']);
    expect((await feeds('key,spotBuy\nusd,707.30\n')).code).toBe(0);
    await start();
    expect(await active('rates')).toBe('5');
  });

  it('never takes back what a person has imported, scheduled or activated', async () => {
    const { types, content, start, changes, active } = aBank();
    const bundle = join(temporaryFolder(), 'bundle');
    const packs = async (price: string) => {
      changes({ 'rates/gold-price.yaml': GOLD(price) });
      await types('pack', join(content, 'rates'), '--out', bundle);
    };
    await packs('610.00');
    await types('import', bundle);
    await packs('611.00');
    expect((await start()).lines).toContain(
      'rates is left as it is: it holds release 1, which is not demo content.',
    );
    expect(await active('rates')).toBe('none');

    await types('activate', 'rates', '1');
    await start();
    expect(await active('rates')).toBe('1');
  });

  it('does not call off what is scheduled to take the place of demo content', async () => {
    const { types, content, start, changes } = aBank();
    await start();
    changes({ 'rates/gold-price.yaml': GOLD('700.00') });
    const bundle = join(temporaryFolder(), 'bundle');
    await types('pack', join(content, 'rates'), '--out', bundle);
    await types('import', bundle, '--activate', '--effective-at', '2199-01-01T00:00:00+08:00');
    changes({ 'rates/gold-price.yaml': GOLD('613.00') });
    expect((await start()).lines).toContain(
      'rates is left as it is: it is going to show release 3, which is not demo content.',
    );
    expect((await types('list', 'rates')).text).toContain('scheduled for 2199-01-01 00:00');
  });

  it('keeps a demo release that a person has activated', async () => {
    const { types, start, changes, active } = aBank();
    await start();
    await types('activate', 'rates', '2');
    changes({ 'rates/gold-price.yaml': GOLD('613.00') });
    await start();
    expect(await active('rates')).toBe('2');
  });

  it('goes on after an import of demo content that was cut short', async () => {
    const { start, active } = aBank();
    const writer = await openContentWriter(database.location);
    await writer.migrate();
    const manifest = { format: 1, origin: 'demo content' };
    await writer.importRelease(aRelease({ scope: 'rates', items: [], manifest }), Date.now());
    await writer.close();
    await start();
    expect([await active('site'), await active('rates')]).toEqual(['2', '3']);
  });

  it('refuses to replace what was published between its look and its switch', async () => {
    const writer = await openContentWriter(database.location);
    await writer.migrate();
    const { id } = await writer.importRelease(aRelease(), 1);
    const first = await writer.activate(
      { scope: 'site', releaseId: id, actor: 'li', reason: 'x', after: 0 },
      1,
    );
    await expect(
      writer.activate({ scope: 'site', releaseId: id, actor: 'li', reason: 'x', after: 0 }, 2),
    ).rejects.toThrow('another release of site was activated or scheduled meanwhile');
    await writer.activate(
      { scope: 'site', releaseId: id, actor: 'li', reason: 'x', after: first.sequence },
      3,
    );
    await writer.close();
  });
});
