import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@bank/contract';
import { parse } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';

const CONTENT = resolve(import.meta.dirname, '../../content');
const textOf = (...path: string[]) => readFileSync(join(CONTENT, ...path), 'utf8');

type Row = Readonly<Record<string, string>>;
type Item = Readonly<Record<string, unknown>> & Readonly<Record<'zh' | 'en', Row | undefined>>;

const rowsOf = (file: string): Row[] => parse(textOf(file), { columns: true, bom: true });
const itemsOf = (file: string) => JSON.parse(textOf(file)) as Item[];

function only<Thing>(things: readonly Thing[], what: string, isIt: (thing: Thing) => boolean): Thing {
  const found = things.find(isIt);
  if (found === undefined) throw new Error(`The content has no ${what}, which a journey goes to`);
  return found;
}

/* What the demo bank calls its things, so that no journey writes a name in two languages. */

export function wealthName(code: string, language: Language): string {
  const { zh, prodNameEn } = only(
    itemsOf('wealth/wealth-products.json'),
    `wealth product ${code}`,
    ({ prodCode }) => prodCode === code,
  );
  return language === 'CN' ? (zh?.['prodName'] ?? '') : String(prodNameEn);
}

export function fundName(code: string, language: Language): string {
  const fund = only(itemsOf('funds/funds.json'), `fund ${code}`, ({ fundCode }) => fundCode === code);
  return fund[language === 'CN' ? 'zh' : 'en']?.['fundName'] ?? '';
}

export function cardName(key: string, language: Language): string {
  const card = only(itemsOf('cards/credit-cards.json'), `card ${key}`, (one) => one['key'] === key);
  return card[language === 'CN' ? 'zh' : 'en']?.['cardName'] ?? '';
}

export function announcementTitle(key: string, language: Language): string {
  const one = only(itemsOf('site/announcements.json'), `announcement ${key}`, (item) => item['key'] === key);
  return one[language === 'CN' ? 'zh' : 'en']?.['title'] ?? '';
}

/** The name of a fee by its number, in the newest edition of the list. */
export function feeName(code: string, language: Language): string {
  const rows = rowsOf('lookups/fees.csv').filter((row) => row['feeCode'] === code);
  return rows.at(-1)?.[language === 'CN' ? 'zh.itemName' : 'en.itemName'] ?? '';
}

interface FeeEdition {
  day: string;
  items: number;
  free: number;
  /** When the edition after it begins, if it is announced. */
  next: string | undefined;
}

/** The list of fees that is in force on a day. */
export function feeEditionOn(today: string): FeeEdition {
  const editions = parseYaml(textOf('lookups/fee-versions.yaml')) as { effectiveDate: string }[];
  const days = editions.map(({ effectiveDate }) => effectiveDate).toSorted();
  const day = only(days.toReversed(), `list of fees on ${today}`, (one) => one <= today);
  const inForce = new Map<string, Row>();
  for (const row of rowsOf('lookups/fees.csv')) {
    const { feeCode = '', effectiveDate = '', endDate = '' } = row;
    const before = inForce.get(feeCode)?.['effectiveDate'] ?? '';
    if (effectiveDate > before && effectiveDate <= day && (endDate === '' || endDate >= day))
      inForce.set(feeCode, row);
  }
  const free = [...inForce.values()].filter(({ pricing }) => pricing === '3').length;
  return { day, items: inForce.size, free, next: days.find((one) => one > today) };
}

export function branchOf(key: string, language: Language): Record<'name' | 'province' | 'city', string> {
  const row = only(rowsOf('branches/branches.csv'), `branch ${key}`, (one) => one['key'] === key);
  const isChinese = language === 'CN';
  return {
    name: row[isChinese ? 'name' : 'nameEn'] ?? '',
    province: row[isChinese ? 'zh.province' : 'en.province'] ?? '',
    city: row[isChinese ? 'zh.city' : 'en.city'] ?? '',
  };
}

/** The public holidays of branches that are not over on a day, the nearest first; none when those that the content knows are. */
export function holidaysFrom(day: string): string[] {
  const last = new Map<string, string>();
  for (const { holidays = '' } of rowsOf('branches/branches.csv'))
    for (const line of holidays.split('|')) {
      const [date = '', , name] = line.split(' ');
      if (name !== undefined && date > (last.get(name) ?? '')) last.set(name, date);
    }
  const left = [...last].filter(([, date]) => date >= day);
  return left.toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([name]) => name);
}

/** The name of a city by its area code, as branches have it. */
export function cityName(code: string, language: Language): string {
  const row = only(rowsOf('branches/branches.csv'), `branch in ${code}`, (one) => one['cityCode'] === code);
  return row[language === 'CN' ? 'zh.city' : 'en.city'] ?? '';
}

/** The title of an article by the name of its file: '101001/20261106-social-security-card'. */
export function articleTitle(article: string, language: Language): string {
  const [column = '', id = ''] = article.split('/');
  const file = `${id}.${language === 'CN' ? 'zh' : 'en'}.md`;
  const folder = only(['site/articles', 'site/edu-items', 'site/link-pages'], `text ${article}`, (one) =>
    readNames(join(one, column)).includes(file),
  );
  return (headOf(textOf(folder, column, file)) as { title: string }).title;
}

interface ServicePage {
  name: string;
  action: { name: string };
  steps: readonly { name: string }[];
  questions: readonly { question: string; answer: string }[];
  related: readonly { name: string }[];
  figures: readonly { title: string }[];
}

/** What stands in the head of a service page by the name of its file: 'cross-border-transfer'. */
export function servicePage(key: string, language: Language): ServicePage {
  return headOf(textOf('site/link-pages', `${key}.${language === 'CN' ? 'zh' : 'en'}.md`)) as ServicePage;
}

/** The fields that stand before a text. */
function headOf(text: string): unknown {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  return parseYaml(head);
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(join(CONTENT, folder));
  } catch {
    return [];
  }
}
