import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packScope, packSources } from '../../pack/pack-scope.ts';
import { FEED_NOW as NOW, aFedStore, ratesSources, type FedStore } from '../../testing/a-fed-store.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { activate } from '../activations.ts';
import { applyFeed } from '../feed/apply-feed.ts';
import { importBundle } from '../import-bundle.ts';
import { inEffect } from '../in-effect.ts';
import { layEdition, shownWhereFed } from './lay-edition.ts';

const SOURCES = ratesSources();
const [HEAD = '', ...ROWS] = (SOURCES['fx-rates.csv'] ?? '').split('\n');
const [USD = '', EUR = '', THB = ''] = ROWS;
const JPY = THB.replace('thb,3,THB', 'jpy,4,JPY').replace('泰铢', '日元').replace('Thai baht', 'Yen');

const feed = (test: FedStore, rows: readonly string[], isWhole = false) => {
  const bytes = Buffer.from(`${rows.join('\n')}\n`);
  return applyFeed(test.writer, {
    scope: 'rates',
    files: [{ name: 'fx-rates.csv', bytes }],
    isWhole,
    now: NOW,
  });
};

/** The bundle of sources that have other rows than those that were published, over what visitors see. */
async function layRows({ writer }: FedStore, rows: readonly string[]) {
  const active = inEffect(await writer.activations('rates'), NOW)?.releaseId;
  const release = (await writer.releases('rates')).find(({ id }) => id === active);
  const shown = release && (await shownWhereFed(writer, release));
  if (shown === undefined) throw new Error('Nothing was fed.');
  const place = temporaryFolder();
  const source = writeFiles(join(place, 'source'), SOURCES);
  const before = await packSources({ folder: source, scope: 'rates', only: shown.fed });
  const out = join(place, 'bundle');
  const edited = { ...SOURCES, 'fx-rates.csv': [HEAD, ...rows].join('\n') };
  const folder = writeFiles(join(place, 'edited'), edited);
  await packScope({ folder, scope: 'rates', out, lay: (packed) => layEdition(packed, before, shown) });
  return out;
}

async function show(test: FedStore, bundle: string) {
  const { id } = await importBundle(test.writer, bundle, {}, NOW);
  await activate(test.writer, 'rates', id, { actor: 'li', now: NOW });
  const now = await test.snapshot();
  const rates = await now.list('fx-rate', 'EN');
  return rates.map(({ key, body }) => `${key} ${body.spotBuy} ${body.currencyName}`);
}

it('brings what it adds and takes out what it takes out, beside what a feed added, changed and took out', async () => {
  const test = await aFedStore('rates', SOURCES);
  // The baht is taken out, and the yen is new.
  await feed(test, [HEAD, USD.replace('707.15', '708.00'), EUR.replace('818.56', '819.00'), JPY], true);
  const gbp = THB.replace('thb,3,THB', 'gbp,5,GBP').replace('泰铢', '英镑').replace('Thai baht', 'Pound');
  const bundle = await layRows(test, [USD.replace('US dollar', 'Dollar'), THB, gbp]);
  expect(await show(test, bundle)).toEqual(['usd 708.00 Dollar', 'jpy 20.11 Yen', 'gbp 20.11 Pound']);
});

it('tells a change of a record that a feed took out', async () => {
  const test = await aFedStore('rates', SOURCES);
  await feed(test, [HEAD, USD, EUR], true);
  await expect(layRows(test, [USD, EUR, THB.replace('Thai baht', 'Baht')])).rejects.toMatchObject({
    told: [{ record: 'fx-rate/thb', file: 'fx-rates.csv', line: 4 }],
  });
});

it('is refused over another release than the one that it was made for', async () => {
  const test = await aFedStore('rates', SOURCES);
  await feed(test, ['key,spotBuy', 'usd,708.00']);
  const bundle = await layRows(test, [USD.replace('US dollar', 'Dollar'), EUR, THB]);
  await feed(test, ['key,spotBuy', 'eur,819.00']);
  await expect(importBundle(test.writer, bundle, {}, NOW)).rejects.toThrow('visitors see another one');
});
