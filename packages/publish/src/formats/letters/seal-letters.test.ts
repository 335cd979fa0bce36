import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestByCode, digestByDate, letterKeyId } from '@bank/contract/letter-digest';
import { checkBundle } from '../../check/check-bundle.ts';
import { runContent } from '../../commands/run-content.ts';
import { ContentError } from '../../base/errors.ts';
import { feedRelease } from '../../releases/feed/feed-release.ts';
import { packScope } from '../../pack/pack-scope.ts';
import { aFedStore, FEED_NOW } from '../../testing/a-fed-store.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { letterKey } from './letter-key.ts';
import { maskedParty } from './masked-party.ts';

const KEY = Buffer.alloc(32, 7);
const HEADER =
  'key,languages,letterNo,amount,currency,issueDate,expiryDate,checkCode,guaranteeType,issuingBranch,applicant,beneficiary,isCancelled';
const row = (change: Partial<Record<string, string>> = {}) =>
  Object.values({
    key: 'l1',
    languages: 'CN',
    letterNo: 'BYLY-BJ2026-010078',
    amount: '3783100.55',
    currency: 'CNY',
    issueDate: '2026-09-18',
    expiryDate: '2028-07-18',
    checkCode: 'FTQA9QMP',
    guaranteeType: '2',
    issuingBranch: '北京分行营业部',
    applicant: '天津远帆信息技术有限公司',
    beneficiary: '河北恒岭轨道交通建设有限公司',
    isCancelled: '',
    ...change,
  }).join(',');
const register = (...rows: string[]) => ({ 'guarantee-letters.csv': [HEADER, ...rows].join('\n') });

async function packed(sources: Record<string, string>, key = KEY) {
  const folder = writeFiles(temporaryFolder(), sources);
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'lookups', out, letterKey: () => key });
  return { out, checked: checkBundle(out, { locate }) };
}

async function complaints(...rows: string[]): Promise<string> {
  const error: unknown = await packed(register(...rows)).catch((thrown: unknown) => thrown);
  return error instanceof ContentError ? error.findings.join('\n') : 'nothing was wrong';
}

const allText = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('a register of letters', () => {
  it('is packed without number, amount, code or party [CORP-1] [SEC-17]', async () => {
    const { out, checked } = await packed(register(row()));
    const asked = { letterNo: 'BYLY-BJ2026-010078', amount: '3783100.55', currency: 'CNY' };
    expect([...checked.records].map(({ body }) => body)).toEqual([
      {
        keyId: letterKeyId(KEY),
        byDate: digestByDate(KEY, asked, '2026-09-18'),
        byCode: digestByCode(KEY, asked, 'FTQA9QMP'),
        guaranteeType: '2',
        issuingBranch: '北京分行营业部',
        issueDate: '2026-09-18',
        expiryDate: '2028-07-18',
        isCancelled: false,
        applicantMasked: '天津****有限公司',
        beneficiaryMasked: '河北****有限公司',
      },
    ]);
    const text = allText(out);
    for (const secret of ['010078', '3783100', 'FTQA9QMP', '远帆', '恒岭', 'l1', KEY.toString('hex')])
      expect(text).not.toContain(`"${secret}`);
    expect(text).not.toMatch(/010078|3783100|FTQA9QMP|远帆|恒岭/);
  });

  it('holds a letter from before check codes by its date alone', async () => {
    const { checked } = await packed(register(row({ checkCode: '' })));
    expect([...checked.records][0]?.body).not.toHaveProperty('byCode');
  });

  it.each([
    [
      'an amount of three decimals',
      { amount: '1.555' },
      /guarantee-letters\.csv:2:4 amount: expected an amount/,
    ],
    ['an amount of nothing', { amount: '0.00' }, /:2:4 amount: expected an amount above 0/],
    ['a number with a wildcard', { letterNo: 'BYLY%' }, /:2:3 letterNo/],
    ['a day that the calendar lacks', { issueDate: '2026-02-30' }, /:2:6 issueDate/],
    [
      'an end before its beginning',
      { expiryDate: '2026-09-17' },
      /:2:7 expiryDate: expected a day not before/,
    ],
    ['a code that is too short', { checkCode: 'ABC' }, /:2:8 checkCode/],
    ['a kind that there is not', { guaranteeType: '8' }, /:2:9 guaranteeType/],
    ['no beneficiary', { beneficiary: '' }, /:2:12 beneficiary/],
  ])('is refused with %s, at its cell [CORP-1]', async (_what, change, complaint) => {
    expect(await complaints(row(change))).toMatch(complaint);
  });

  it('is refused with a number that comes twice, however it is spelt', async () => {
    const twice = row({ key: 'l2', letterNo: 'byly-bj2026-010078' });
    expect(await complaints(row(), twice)).toMatch(
      /:3:3 letterNo: expected a letter number of its own \(line 2/,
    );
  });

  it('is refused when two keys have made it', async () => {
    const one = await packed(register(row()));
    const other = await packed(register(row({ letterNo: 'BYLY-BJ2026-010079' })), Buffer.alloc(32, 8));
    const [mine = '', theirs = ''] = [one, other].map(({ out }) =>
      readFileSync(join(out, 'content/guarantee-letter.ndjson'), 'utf8'),
    );
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'guarantee-letters.json'), `[${mine.trim()},${theirs.trim()}]`);
    const out = join(temporaryFolder(), 'bundle');
    const { locate } = await packScope({ folder, scope: 'lookups', out });
    expect(() => checkBundle(out, { locate })).toThrow(ContentError);
  });

  it('is fed letter by letter, and a letter fed again takes the place of the old one', async () => {
    const store = await aFedStore(
      'lookups',
      register(row(), row({ key: 'l2', letterNo: 'BYTB-BJ2026-000002' })),
      () => KEY,
    );
    const bytes = Buffer.from([HEADER, row({ key: 'x', isCancelled: 'true', checkCode: '' })].join('\n'));
    const files = [{ name: 'guarantee-letters.csv', bytes }];
    const fed = await feedRelease(store.writer, {
      scope: 'lookups',
      files,
      letterKey: () => KEY,
      now: FEED_NOW,
    });
    expect(fed.records).toEqual([expect.objectContaining({ type: 'guarantee-letter', kind: 'changed' })]);
    const bodies = (await store.writer.items(fed.release.id)).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies.find((body) => (body as { isCancelled: boolean }).isCancelled)).not.toHaveProperty(
      'byCode',
    );
  });
});

describe('the key of the letters', () => {
  it('is made once, for its owner alone', () => {
    const file = join(temporaryFolder(), 'deep', 'letters.key');
    const made = letterKey('', file);
    expect(made).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(letterKey('', file)).toEqual(made);
    expect(letterKey('0f'.repeat(32), file)).toEqual(Buffer.alloc(32, 15));
  });

  it('is never overwritten when the file holds something else, and never repeated', () => {
    const file = join(temporaryFolder(), 'letters.key');
    writeFileSync(file, 'half a ke');
    expect(() => letterKey('', file)).toThrow(/letters\.key must hold 64 hexadecimal digits/);
    expect(readFileSync(file, 'utf8')).toBe('half a ke');
    expect(() => letterKey('s3cret', file)).toThrow(/^LETTERS_KEY must hold/);
    expect(() => letterKey('s3cret', file)).not.toThrow(/s3cret/);
  });

  it('is not made by a check', async () => {
    const dataDir = temporaryFolder();
    const folder = writeFiles(join(temporaryFolder(), 'lookups'), register(row()));
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const code = await runContent(['check', folder], { BANK_DATA_DIR: dataDir }, { say, complain: say });
    expect([code, readdirSync(dataDir)]).toEqual([0, []]);
  });
});

it.each([
  ['北京云栖建设工程有限公司', '北京****有限公司'],
  ['北曜银行', '北****行'],
  ['浙江望岳公共资源交易中心', '浙江****交易中心'],
])('masks %s as %s', (name, masked) => {
  expect(maskedParty(name)).toBe(masked);
});
