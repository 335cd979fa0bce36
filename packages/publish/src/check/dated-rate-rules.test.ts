import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { packScope } from '../pack/pack-scope.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';
import { ContentError } from '../errors.ts';
import { checkBundle } from './check-bundle.ts';

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
