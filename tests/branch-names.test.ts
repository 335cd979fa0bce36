import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { syllablesOf } from '@bank/publish/testing';

/* English names and addresses of branches keep to the rule of content/branches/README.md. */

const read = (file: string) => readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8');
const rows = parseCsv<Record<string, string>>(read('branches/branches.csv'), { columns: true });
const outlets = parse(read('lookups/sales-outlets.yaml')) as {
  branchNameEn: string;
  cityEn: string;
  zh: { branchName: string; city: string };
}[];

/** What stands at the end of a Chinese name, the longest first, and in English. */
const KINDS: readonly (readonly [string, string])[] = [
  ['总行营业部', 'Head Office, Banking Department'],
  ['分行营业部', 'Branch, Banking Department'],
  ['社区支行', 'Community Sub-branch'],
  ['科技支行', 'Technology Sub-branch'],
  ['文创支行', 'Culture Sub-branch'],
  ['绿色支行', 'Green Sub-branch'],
  ['小微支行', 'Small Business Sub-branch'],
  ['首都机场支行', 'Capital Airport Sub-branch'],
  ['机场支行', 'Airport Sub-branch'],
  ['支行', 'Sub-branch'],
  ['24 小时自助银行', '24-hour Self-service Bank'],
  ['自助设备', 'ATM'],
];

/** `Xi’an Beilin` and `西安碑林` are both `xianbeilin`. */
const letters = (english: string) => english.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
const pinyin = (chinese: string) => syllablesOf(chinese).join('');

/** A name without its kind, and the kind; the kind is empty where the rule knows none. */
function parted(name: string, language: 0 | 1): [place: string, kind: string] {
  const kind = KINDS.find((both) => name.endsWith(both[language]));
  return kind === undefined ? [name, ''] : [name.slice(0, -kind[language].length).trim(), kind[1]];
}

/** What is wrong with the English of a name. */
function faultOf(chinese: string, english: string): string[] {
  const [place, kind] = parted(chinese, 0);
  const [placeEnglish, kindEnglish] = parted(english, 1);
  const spelt = pinyin(place.replace(/[路街]$/, ''));
  if (kind === '' || kind !== kindEnglish) return [`${chinese}: ${english} is not a ${kind}`];
  return letters(placeEnglish) === spelt ? [] : [`${chinese}: ${placeEnglish} is not ${spelt}`];
}

describe('the English name of a branch', () => {
  it('has the parts of the Chinese one, spelt in pinyin, and its kind [BR-1]', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.flatMap(({ name = '', nameEn = '' }) => faultOf(name, nameEn))).toEqual([]);
  });

  it('is no other branch’s [BR-1]', () => {
    const names = rows.map(({ nameEn }) => nameEn);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is made in the same way for the outlets that sell [STAFF-1]', () => {
    expect(outlets.flatMap(({ branchNameEn, zh }) => faultOf(zh.branchName, branchNameEn))).toEqual([]);
    for (const { branchNameEn, cityEn, zh } of outlets) {
      expect(branchNameEn.startsWith(`${cityEn} `), branchNameEn).toBe(true);
      expect(zh.branchName.startsWith(zh.city), zh.branchName).toBe(true);
    }
  });
});

it('the English address of a branch begins with the number and says street, district and city [BR-1]', () => {
  const form =
    /^\d+ [A-Z][a-z’]+ (?:Road|Street|Avenue), [A-Z][a-z’]+ (?:District|New Area), [A-Z][a-z’]+(?:, [A-Z][a-z]+)?(?:, [a-z].*)?$/;
  const wrong = rows.filter(({ addressEn = '' }) => !form.test(addressEn));
  expect(wrong.map(({ address, addressEn }) => `${address}: ${addressEn}`)).toEqual([]);
});
