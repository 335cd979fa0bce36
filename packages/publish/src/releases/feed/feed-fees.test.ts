import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packScope } from '../../pack/pack-scope.ts';
import { checkBundle } from '../../check/check-bundle.ts';
import { activate } from '../activations.ts';
import { FEED_NOW as NOW, aFedStore, type FedStore } from '../../testing/a-fed-store.ts';
import { aWorkbook } from '../../testing/a-workbook.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { feedRelease } from './feed-release.ts';
import { findingsOf } from '../../testing/findings-of.ts';

const HEAD =
  'key,feeCode,category,pricing,customerType,effectiveDate,endDate,zh.itemName,zh.serviceContent,zh.priceText,zh.scope,zh.basisDoc,en.itemName,en.serviceContent,en.priceText,en.scope,en.basisDoc';
const ANNUAL =
  'cd001-2025,CD001,CARD,2,PERSONAL,2025-01-01,,借记卡年费,年度服务,10 元/年,全部网点,,Debit card annual fee,Yearly service,CNY 10 a year,All branches,';
const EDITIONS = `- { key: v2025, effectiveDate: '2025-01-01', zh: { summary: 首版 }, en: { summary: First } }
- { key: v2026, effectiveDate: '2026-10-15', zh: { summary: 减免 }, en: { summary: Cuts } }
`;

const sources = (...rows: string[]) => ({
  'fees.csv': [HEAD, ...rows].join('\n'),
  'fee-versions.yaml': EDITIONS,
});

async function check(...rows: string[]) {
  const folder = writeFiles(join(temporaryFolder(), 'lookups'), sources(...rows));
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'lookups', out });
  return checkBundle(out, { locate });
}

const feed = (test: FedStore, name: string, bytes: Buffer) =>
  feedRelease(test.writer, { scope: 'lookups', files: [{ name, bytes }], now: NOW });

describe('the list of fees as a feed', () => {
  it('takes a new price with its first day, and spells the name anew [FEE-1] [FEE-2]', async () => {
    const test = await aFedStore('lookups', sources(ANNUAL));
    const row =
      'cd001-2026,CD001,CARD,3,PERSONAL,2026-10-15,,借记卡年费,年度服务,免费,全部网点,,Debit card annual fee,Yearly service,Free,All branches,';
    const fed = await feed(test, 'fees.csv', Buffer.from([HEAD, row].join('\n')));
    await activate(test.writer, 'lookups', fed.release.id, { actor: 'job', now: NOW });
    const content = await test.snapshot();
    expect((await content.find('fee', 'CN', 'cd001-2026'))?.body).toMatchObject({
      priceText: '免费',
      pinyin: 'jie ji ka nian fei',
    });
    expect((await content.find('fee', 'CN', 'cd001-2025'))?.body).toMatchObject({ priceText: '10 元/年' });

    const names = await feed(test, 'fees.csv', Buffer.from('key,zh.itemName\ncd001-2025,银行卡年费\n'));
    await activate(test.writer, 'lookups', names.release.id, { actor: 'job', now: NOW });
    expect((await (await test.snapshot()).find('fee', 'CN', 'cd001-2025'))?.body).toMatchObject({
      itemName: '银行卡年费',
      pinyin: 'yin hang ka nian fei',
    });
  });

  it('is taken from a workbook too, and a fault is told by its line [FEE-1]', async () => {
    const test = await aFedStore('lookups', sources(ANNUAL));
    const sheet = [
      ['key', 'zh.priceText', 'pricing'],
      ['cd001-2025', '免费', '2'],
    ];
    expect(await findingsOf(feed(test, 'fees.xlsx', aWorkbook(sheet)))).toEqual([
      expect.stringMatching(
        /^fees\.xlsx:\D*2\D.*zh\.priceText: expected a price, or pricing 3, found "免费"$/,
      ),
    ]);
  });
});

describe('the list of fees is refused', () => {
  const changed = (from: string, to: string) => ANNUAL.replace(from, to);
  it.each([
    [
      'a code of another category',
      changed('CD001,', 'AC001,'),
      'feeCode: expected a code that begins with CD',
    ],
    ['a code of another form', changed('CD001,', 'cd-1,'), 'feeCode: expected a fee code of two letters'],
    [
      'a price that is free under another pricing',
      changed('10 元/年', '免费'),
      'zh.priceText: expected a price, or pricing 3',
    ],
    ['free pricing with a price', changed(',2,', ',3,'), 'zh.priceText: expected 免费, since pricing is 3'],
    [
      'a price without figure',
      changed('10 元/年', '按规定'),
      'zh.priceText: expected a figure with its unit',
    ],
    [
      'government pricing without its rule',
      changed(',2,', ',1,'),
      'basisDoc: expected the rule that sets the price',
    ],
    [
      'an end before the beginning',
      changed('2025-01-01,,', '2025-01-01,2024-12-31,'),
      'endDate: expected a day from effectiveDate on',
    ],
    [
      'a first day between two editions',
      changed('2025-01-01,,', '2026-02-01,,'),
      'effectiveDate: expected the effectiveDate of a fee-version',
    ],
    ['what is no day', changed('2025-01-01,,', '2025-13-01,,'), 'effectiveDate: expected'],
  ])('for %s [FEE-1] [FEE-2]', async (_, row, finding) => {
    const findings = await findingsOf(check(row));
    expect(findings.join('\n')).toContain(finding);
    expect(findings[0]).toMatch(/^fees\.csv:2:/);
  });

  it('for two prices of one code from the same day [FEE-2]', async () => {
    const findings = await findingsOf(check(ANNUAL, ANNUAL.replace('cd001-2025', 'other')));
    expect(findings.join('\n')).toContain('expected one price of CD001 from 2025-01-01 on');
  });

  it('but taken where nothing is wrong [FEE-1]', async () => {
    const { records } = await check(ANNUAL);
    expect([...records].filter(({ type }) => type === 'fee')).toHaveLength(2);
  });
});
