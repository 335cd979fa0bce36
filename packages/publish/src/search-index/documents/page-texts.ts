import { COLUMNS, articleAddress, plainText } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { eachItem, type DocumentReader } from './document-reader.ts';

type Lines = readonly string[];
type PageText = (reader: DocumentReader) => Promise<Lines>;

/** What pages say that are made of records, by component: nothing else of them would be found. */
const TEXTS: Readonly<Record<string, PageText>> = {
  'points-rules': pointsRules,
  contact,
  'deposit-loan-rates': terms,
};

/** The same of pages that show another table for each column. */
const LIST_TEXTS: Readonly<Record<string, PageText>> = {
  [COLUMNS.governance]: management,
  [COLUMNS.investorContact]: investorContact,
  [COLUMNS.investorCalendar]: investorCalendar,
};

export function isMadeOfRecords({ component }: RecordBody<'page'>): boolean {
  return component in TEXTS;
}

/** The lines of a page's own text: of its records, and of an article that is the page itself. */
export async function pageText(page: RecordBody<'page'>, reader: DocumentReader): Promise<string[]> {
  return [...((await TEXTS[page.component]?.(reader)) ?? []), ...(await ownArticle(page, reader))];
}

/** The lines of what a list page shows for a column. */
export async function listText(columnId: string, reader: DocumentReader): Promise<readonly string[]> {
  return (await LIST_TEXTS[columnId]?.(reader)) ?? [];
}

async function ownArticle({ path, columnId }: RecordBody<'page'>, reader: DocumentReader): Promise<Lines> {
  const column = reader.columns.get(columnId ?? '');
  if (column === undefined) return [];
  if (articleAddress(column, reader.pages.get(column.page)?.path, '') !== path) return [];
  const lines: string[] = [];
  for await (const { body } of eachItem(reader, 'article')) {
    if (body.columnId === columnId) lines.push(body.summary, plainText(body.content));
  }
  return lines;
}

async function pointsRules({ content, language, today }: DocumentReader): Promise<Lines> {
  const rules = await content.list('points-rules', language);
  const inForce = rules.find(({ body }) => body.effectiveDate <= today)?.body;
  if (inForce === undefined) return [];
  const { summary, earning, exclusions, expiry, redemptions } = inForce;
  const notes = [...earning, ...redemptions].map(({ name, note }) => `${name} ${note}`);
  return [summary, ...notes, ...expiry, ...exclusions];
}

async function investorContact({ content, language }: DocumentReader): Promise<Lines> {
  const contacts = await content.list('investor-contact', language);
  return contacts.flatMap(({ body }) => [
    [body.department, body.phone, body.email, body.address].join(' '),
    [body.shareName, body.shareCode, body.exchangeName].join(' '),
  ]);
}

async function investorCalendar({ content, language }: DocumentReader): Promise<Lines> {
  return (await content.list('investor-event', language)).map(({ body }) => body.title);
}

async function management({ content, language }: DocumentReader): Promise<Lines> {
  const directors = await content.list('director', language);
  const committees = await content.list('committee', language);
  return [
    ...directors.map(({ body }) => `${body.position} ${body.name}`),
    ...committees.map(({ body }) => body.name),
  ];
}

async function contact({ content, language }: DocumentReader): Promise<Lines> {
  const [found] = await content.list('contact', language);
  if (found === undefined) return [];
  const { hotlines, offices, complaints } = found.body;
  return [
    ...hotlines.map(({ name, number, hours, note }) => [name, number, hours, note].join(' ')),
    ...offices.map(({ name, address, postcode, phone }) => [name, address, postcode, phone].join(' ')),
    ...complaints.map(({ name, text }) => `${name} ${text}`),
  ];
}

async function terms({ content, language }: DocumentReader): Promise<Lines> {
  const deposits = await content.list('deposit-rate', language);
  const currencies = await content.list('fx-rate', language);
  const nameOf = new Map<string, string>(currencies.map(({ body }) => [body.currency, body.currencyName]));
  const names = deposits.map(({ body }) => [nameOf.get(body.currency) ?? '', body.termName].join(' ').trim());
  return [...new Set(names)];
}
