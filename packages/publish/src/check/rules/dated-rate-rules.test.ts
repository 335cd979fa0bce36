import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { packScope } from '../../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { ContentError } from '../../base/errors.ts';
import { checkBundle } from '../check-bundle.ts';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkDatedRates } from './dated-rate-rules.ts';

const DEPOSITS = `key,sort,currency,kind,termCode,rate,effectiveDate,publishAt,zh.termName,en.termName
new,1,CNY,FIXED,1Y,1.10,2026-11-12,,1 年,1 y
old,1,CNY,FIXED,1Y,1.15,2026-05-22,,1 年,1 y
usd,2,USD,FIXED,1Y,2.60,2026-11-12,,1 年,1 y
`;
const LOANS = `key,sort,kind,termCode,home,rate,basisPoints,lprTerm,effectiveDate,zh.termName,en.termName
lpr,1,LPR,5Y,,3.50,,,2026-10-20,LPR,LPR
first,2,MORTGAGE,5Y+,FIRST,3.05,-45,5Y,2026-11-20,首套,First home
second,3,MORTGAGE,5Y+,SECOND,3.25,-25,5Y,2026-11-20,二套,Second home
`;

async function complaints(files: Record<string, string>): Promise<readonly string[]> {
  const folder = writeFiles(join(temporaryFolder(), 'rates'), files);
  const out = join(temporaryFolder(), 'bundle');
  const { locate } = await packScope({ folder, scope: 'rates', out });
  try {
    checkBundle(out, { locate });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

const deposits = (from: string, to: string) => ({ 'deposit-rates.csv': DEPOSITS.replace(from, to) });
const loans = (from: string, to: string) => ({ 'loan-rates.csv': LOANS.replace(from, to) });

describe('a table of rates', () => {
  it('passes with its earlier versions, other currencies and both homes [RATE-1] [RATE-2]', async () => {
    expect(await complaints({ 'deposit-rates.csv': DEPOSITS, 'loan-rates.csv': LOANS })).toEqual([]);
  });

  it.each([
    [
      'with two rates of one line for a day',
      deposits('2026-05-22', '2026-11-12'),
      'deposit-rates.csv:3:7 effectiveDate: expected one rate of FIXED 1Y CNY for a day (new has the same), found "2026-11-12"',
    ],
    [
      'with two versions of a line in different places',
      deposits('old,1', 'old,7'),
      'deposit-rates.csv:3:2 sort: expected the sort of every version of FIXED 1Y CNY, 1 as in new, found the number 7',
    ],
    [
      'with a decimal point in the wrong place',
      deposits('1.10', '110'),
      'deposit-rates.csv:2:6 rate: expected per cent a year from 0 to 15, found "110"',
    ],
    [
      'with a loan rate that no bank may charge',
      loans('3.50', '24.01'),
      'loan-rates.csv:2:6 rate: expected per cent a year from 0 to 24, found "24.01"',
    ],
    [
      'with a rate shown before it is in force',
      deposits('2026-11-12,,1 年', '2026-11-12,2026-11-11T20:00:00+08:00,1 年'),
      'deposit-rates.csv:2:7 effectiveDate: expected a day that has begun when publishAt comes, found "2026-11-12"',
    ],
    [
      'with a rate that is not the LPR and its points',
      loans('3.05,-45', '3.06,-45'),
      'loan-rates.csv:3:6 rate: expected 3.05, the LPR of 2026-10-20 and -45 basis points, found "3.06"',
    ],
  ])('is refused %s [RATE-2]', async (_, files, complaint) => {
    expect(await complaints(files)).toContain(complaint);
  });

  it('may be published on the morning it takes effect [RATE-2]', async () => {
    const files = deposits('2026-11-12,,1 年', '2026-11-12,2026-11-12T00:00:00+08:00,1 年');
    expect(await complaints(files)).toEqual([]);
  });

  it('takes no earlier rate from an author: it is read from the version before [RATE-2]', async () => {
    const files = { 'deposit-rates.csv': DEPOSITS.replace('publishAt', 'prevRate') };
    await expect(complaints(files)).rejects.toThrow(ContentError);
  });
});

const RATE = {
  kind: 'FIXED',
  termCode: '1Y',
  currency: 'CNY',
  rate: '1.10',
  effectiveDate: '2026-11-12',
  sort: 1,
};
const said = (type: 'deposit-rate' | 'loan-rate', ...rates: object[]) =>
  reported(
    checkDatedRates,
    rates.map((rate, at) => aRecord(type, `r${at}`, { ...RATE, ...rate })),
  );

describe('a rate of a table [RATE-1]', () => {
  it('is from nothing to the highest that a bank may charge', () => {
    expect(said('deposit-rate', { rate: '0' })).toEqual([]);
    expect(said('deposit-rate', { rate: '15' })).toEqual([]);
    expect(said('deposit-rate', { rate: '-0.01' })).toHaveLength(1);
    expect(said('deposit-rate', { rate: '15.01' })).toHaveLength(1);
    expect(said('loan-rate', { rate: '24' })).toEqual([]);
    expect(said('loan-rate', { rate: '-0.01' })).toEqual([
      'r0 CN rate: expected per cent a year from 0 to 24, found "-0.01"',
    ]);
  });

  it.each([
    ['deposit-rate', '0, 1D, 7D, 1M, 3M, 6M, 1Y, 2Y, 3Y, 5Y'],
    ['loan-rate', '3M, 6M, 1Y, 2Y, 3Y, 5Y, 5Y-, 5Y+, 10Y, 20Y, 30Y, 0'],
  ] as const)('of type %s has one of the terms %s', (type, terms) => {
    for (const termCode of terms.split(', ')) expect(said(type, { termCode })).toEqual([]);
    expect(said(type, { termCode: '9Y' })).toEqual([`r0 CN termCode: expected one of ${terms}, found "9Y"`]);
  });

  it('of a loan is told apart by the home that it is for, first or second', () => {
    expect(said('loan-rate', {}, { home: 'FIRST' }, { home: 'SECOND' })).toEqual([]);
    expect(said('loan-rate', { home: 'FIRST' }, { home: 'FIRST' })).toEqual([
      'r1 CN effectiveDate: expected one rate of FIXED 1Y FIRST for a day (r0 has the same), found "2026-11-12"',
    ]);
    expect(said('loan-rate', {}, {})[0]).toContain('one rate of FIXED 1Y for a day');
  });

  it('is the LPR of its day, or the last before it, and its points [RATE-2]', () => {
    const prime = (effectiveDate: string, rate: string, termCode = '5Y+') => ({
      kind: 'LPR',
      termCode,
      effectiveDate,
      rate,
    });
    const primes = [
      prime('2026-10-20', '3.50'),
      prime('2026-11-20', '3.40'),
      prime('2026-09-20', '3.60'),
      prime('2026-11-01', '3.00', '1Y'),
    ];
    const spread = { kind: 'HOME', lprTerm: '5Y+', basisPoints: -45, effectiveDate: '2026-11-12' };
    expect(said('loan-rate', ...primes, { ...spread, rate: '3.05' })).toEqual([]);
    expect(said('loan-rate', ...primes, { ...spread, effectiveDate: '2026-11-20', rate: '2.95' })).toEqual(
      [],
    );
    expect(said('loan-rate', ...primes, { ...spread, effectiveDate: '2026-09-19', rate: '9' })).toEqual([]);
    expect(said('loan-rate', ...primes, { ...spread, rate: '2.95' })).toEqual([
      'r4 CN rate: expected 3.05, the LPR of 2026-10-20 and -45 basis points, found "2.95"',
    ]);
    expect(said('loan-rate', ...primes, { ...spread, basisPoints: undefined, rate: '9' })).toEqual([]);
    expect(said('loan-rate', ...primes, { ...spread, lprTerm: undefined, rate: '9' })).toEqual([]);
    expect(
      said('loan-rate', { ...prime('2026-10-20', '3.50'), kind: 'OTHER' }, { ...spread, rate: '9' }),
    ).toEqual([]);
  });
});
