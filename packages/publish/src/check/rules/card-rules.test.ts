import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../../base/errors.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { checkBundle } from '../check-bundle.ts';

const MERCHANT: Readonly<Record<string, string>> = {
  key: 'm1',
  languages: 'CN',
  merchantType: '1',
  cityCode: '310100',
  'zh.name': '同福小馆',
  'zh.city': '上海市',
  'zh.district': '浦东新区',
  'zh.address': '上海市浦东新区明德路 1 号',
  'zh.phone': '021-66880001',
  'zh.offer': '满 200 元减 40 元',
  startDate: '2026-04-01',
  endDate: '2026-12-31',
  // A published pair of WGS-84 and GCJ-02.
  lngWgs: '121.5272106',
  latWgs: '31.1774276',
  lngGcj: '121.531541859215',
  latGcj: '31.17530398364597',
  'zh.times': '每天',
  'zh.cards': '全部信用卡',
  'zh.terms': '须用本行信用卡支付',
};
const CARD = {
  key: 'c1',
  languages: ['CN'],
  cardOrg: 'UNIONPAY',
  cardLevel: 'CLASSIC',
  themes: ['DAILY'],
  annualFee: '80',
  waiver: 'TIMES',
  waiverTarget: '5',
  firstYearFree: '1',
  conversionRate: '1.5',
  family: 'BEICHEN',
  specimenEnd: '0126',
  pointsRates: [{ kind: 'DOMESTIC', perAmount: '20', points: 1 }],
  sort: 1,
  cover: '',
  applyUrl: '',
  zh: {
    cardName: '北辰卡',
    summary: '一张卡',
    waiverRule: '满 5 次免次年',
    pointsText: '每满 20 元积 1 分',
    eligibility: '年满 18 周岁',
    benefits: [{ title: '早餐', text: '满 15 元减 5 元' }],
    terms: [],
  },
};
const PLAN = {
  key: 'p1',
  languages: ['CN'],
  kind: 'STATEMENT',
  months: 12,
  monthlyRate: '0.60',
  minAmount: '500',
  maxAmount: '50000',
  effectiveDate: '2026-04-01',
};
const RULES = {
  key: 'r1',
  languages: ['CN'],
  effectiveDate: '2026-01-01',
  updateTime: '2026-11-16T09:00:00+08:00',
  zh: {
    summary: '规则',
    earning: [{ kind: 'DOMESTIC', name: '境内', perAmount: '20', points: 1, note: '' }],
    exclusions: [],
    expiry: [],
    redemptions: [],
    examples: [{ title: '一个月', spends: [{ kind: 'DOMESTIC', amount: '100' }] }],
    content: '<p>细则</p>',
  },
};

/** What an author hears, in one line for each problem. */
async function complaints(sources: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  writeFiles(folder, sources);
  const out = join(temporaryFolder(), 'bundle');
  try {
    const { locate } = await packScope({ folder, scope: 'cards', out });
    checkBundle(out, { locate });
  } catch (error) {
    if (error instanceof ContentError) return error.findings.join('\n');
    throw error;
  }
  return '';
}

const merchants = (...changes: Partial<Record<string, string>>[]) => {
  const header = Object.keys(MERCHANT);
  const rows = changes.map((change) =>
    header.map((name) => ({ ...MERCHANT, ...change })[name] ?? '').join(','),
  );
  return { 'merchants.csv': [header.join(','), ...rows].join('\n') };
};
const json = (file: string, ...records: unknown[]) => ({ [`${file}.json`]: JSON.stringify(records) });

describe('credit cards in a release [S2-creditcard]', () => {
  it('pass when all is well', async () => {
    const sources = {
      ...json('credit-cards', CARD, {
        ...CARD,
        key: 'c2',
        annualFee: '0',
        waiver: 'FREE',
        waiverTarget: '0',
        zh: { ...CARD.zh, cardName: '免费卡' },
      }),
      ...merchants({}),
      ...json('instalment-plans', PLAN, { ...PLAN, key: 'p2', months: 6 }),
      ...json('points-rules', RULES),
    };
    expect(await complaints(sources)).toBe('');
  });

  it.each([
    [
      'a fee that nothing waives, shown as free',
      { waiver: 'FREE', waiverTarget: '0' },
      /:1 annualFee: expected 0, since waiver is FREE, found "80"$/,
    ],
    [
      'a waiver of no fee',
      { annualFee: '0' },
      /:1 annualFee: expected an annual fee that TIMES can waive, found "0"$/,
    ],
    ['a fee below nothing', { annualFee: '-80' }, /:1 annualFee: expected yuan, 0 or more, found "-80"$/],
    [
      'a waiver by purchases without their number',
      { waiverTarget: '0' },
      /:1 waiverTarget: expected purchases in a year, 1 to 10, since waiver is TIMES, found "0"$/,
    ],
    [
      'a waiver by money in parts of a yuan',
      { waiver: 'SPEND', waiverTarget: '1.5' },
      /:1 waiverTarget: expected whole yuan in a year, above 0, since waiver is SPEND, found "1.5"$/,
    ],
    ['a number of three digits on the face', { specimenEnd: '012' }, /specimenEnd.*four digits/],
    ['a level that does not exist', { cardLevel: 'SILVER' }, /credit-cards\.json.* cardLevel/],
    ['a card for nothing', { themes: [] }, /themes/],
  ])('are refused with file and field: %s', async (_, change, expected) => {
    expect(await complaints(json('credit-cards', { ...CARD, ...change }))).toMatch(expected);
  });

  it('have names of their own', async () => {
    expect(await complaints(json('credit-cards', CARD, { ...CARD, key: 'c2' }))).toMatch(
      /cardName: expected a name of its own \(c1 has the same\)/,
    );
    expect(await complaints(merchants({}, { key: 'm2' }))).toMatch(
      /merchants\.csv:3:5 zh\.name: expected a name of its own \(m1 has the same\)/,
    );
  });

  it.each<[string, Partial<Record<string, string>>, RegExp]>([
    ['ends before it starts', { endDate: '2026-03-31' }, /merchants\.csv:2:12 endDate: .*2026-04-01/],
    ...['lngWgs', 'latWgs', 'lngGcj', 'latGcj'].map((field): [string, Record<string, string>, RegExp] => [
      `is nowhere without ${field}`,
      { [field]: '' },
      /^merchants\.csv:2:13 lngWgs: expected its place in WGS-84 and GCJ-02, found not all four$/,
    ]),
    ['lies a kilometre off in one of its places', { lngGcj: '121.541541' }, /merchants\.csv:2:15 lngGcj/],
    [
      'has no street',
      { 'zh.address': '' },
      /2:8 zh\.address: expected what a visitor needs to go there, or merchantType 7, found nothing$/,
    ],
    ['has no telephone', { 'zh.phone': '' }, /2:9 zh\.phone: expected what a visitor needs to go there/],
    [
      'is on the internet and in a city',
      { merchantType: '7' },
      /2:4 cityCode: expected nothing for a merchant on the internet \(merchantType 7\), found "310100"\n.*2:6 zh\.city.*\n.*2:7 zh\.district.*\n.*2:8 zh\.address.*\n.*2:13 lngWgs/,
    ],
    ['is of no kind', { merchantType: '9' }, /merchants\.csv:2:3 merchantType/],
  ])('are refused by line and column: a merchant that %s', async (_, change, expected) => {
    expect(await complaints(merchants(change))).toMatch(expected);
  });

  it('pass with an offer of one day, and with one on the internet that is nowhere', async () => {
    expect(await complaints(merchants({ endDate: '2026-04-01' }))).toBe('');
    const nowhere = [
      'cityCode',
      'zh.city',
      'zh.district',
      'zh.address',
      'lngWgs',
      'latWgs',
      'lngGcj',
      'latGcj',
    ];
    const online = { merchantType: '7', ...Object.fromEntries(nowhere.map((field) => [field, ''])) };
    expect(await complaints(merchants(online))).toBe('');
  });

  it('have one plan for a kind, a term and a day, between its limits', async () => {
    expect(await complaints(json('instalment-plans', PLAN, { ...PLAN, key: 'p2' }))).toMatch(
      /months: expected a kind, term and day of its own \(p1 has the same\)/,
    );
    expect(await complaints(json('instalment-plans', { ...PLAN, maxAmount: '100' }))).toMatch(
      /maxAmount: expected at least minAmount, 500, which is above 0, found "100"$/,
    );
    expect(await complaints(json('instalment-plans', { ...PLAN, minAmount: '0' }))).toMatch(
      /:1 maxAmount: expected at least minAmount, 0, which is above 0, found "50000"$/,
    );
    expect(await complaints(json('instalment-plans', { ...PLAN, maxAmount: '500' }))).toBe('');
    expect(await complaints(json('instalment-plans', { ...PLAN, monthlyRate: '-0.60' }))).toMatch(
      /:1 monthlyRate: expected per cent, 0 or more, found "-0\.60"$/,
    );
  });

  it('earn points by each kind of purchase once, for an amount above nothing', async () => {
    const [earning] = RULES.zh.earning;
    const rules = (...kinds: object[]) =>
      json('points-rules', {
        ...RULES,
        zh: { ...RULES.zh, earning: kinds.map((kind) => ({ ...earning, ...kind })) },
      });
    expect(await complaints(rules({}, {}))).toMatch(
      /:1 zh\.earning\.1\.kind: expected each kind of purchase once, found "DOMESTIC"$/,
    );
    expect(await complaints(rules({ perAmount: '0.00' }))).toMatch(
      /:1 zh\.earning\.0\.perAmount: expected yuan above 0, found "0\.00"$/,
    );
    expect(await complaints(rules({ perAmount: '-20' }))).toMatch(
      /perAmount: expected yuan above 0, found "-20"$/,
    );
    expect(await complaints(rules({ perAmount: '0.5' }, { kind: 'ABROAD' }))).toBe('');
  });

  it('explain points only by what the table holds', async () => {
    const examples = [{ title: '出境', spends: [{ kind: 'ABROAD', amount: '100' }] }];
    expect(await complaints(json('points-rules', { ...RULES, zh: { ...RULES.zh, examples } }))).toMatch(
      /:1 zh\.examples\.0\.spends\.0\.kind: expected a kind of the earning table: DOMESTIC, found "ABROAD"$/,
    );
  });
});
