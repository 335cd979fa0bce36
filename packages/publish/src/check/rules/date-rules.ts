import { beijingDay, isDay } from '@bank/contract';
import { describeFound, quote } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day this far before the text that it stands in is one of the year before, if a year later it would fit. */
const FAR_BACK_DAYS = 180;
const FAR_FROM_NAME_DAYS = 60;
/** How long after its publication what a text announces usually begins. */
const SOON_DAYS = 150;
/** Work of the eve: an announcement may be released a few days before the day that it bears. */
const EARLY_DAYS = 31;

type Body = Record<string, unknown>;

/** Days that contradict the record's own, and those that fit only with the next year: 2025 typed in January 2026. */
export function checkDates(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    const body = record.body as Body;
    checkSpan(content, record, body);
    const published = dayOf(body['publishDate']);
    if (published === undefined) continue;
    checkName(content, record, published);
    for (const field of ['startDate', 'endDate', 'effectiveDate', 'updateTime']) {
      const day = dayOf(body[field]);
      if (day !== undefined) checkYear(content, record, { field, day, published });
    }
    checkEnvelope(content, record, published);
    for (const [index, change] of listOf(body['changes']).entries()) {
      const day = dayOf(change['date']);
      if (day === undefined || day >= published) continue;
      const expected = words`a day from publishDate on, ${published}: what was changed after it was published`;
      content.warn(record, { path: ['changes', index, 'date'], expected, found: quote(day) });
    }
  }
}

/** Where the key begins with a day, it is one near the publication: that of the event, or when the draft was begun. */
function checkName(content: ReleaseContent, record: CheckedRecord, published: string): void {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})-/.exec(record.key) ?? [];
  const named = `${year}-${month}-${day}`;
  if (year === undefined || !isDay(named)) return;
  if (Math.abs(daysFrom(named, published)) <= FAR_FROM_NAME_DAYS) return;
  const expected = words`a day near ${named}, which the name ${quote(record.key)} begins with`;
  content.warn(record, { path: ['publishDate'], expected, found: quote(published) });
}

function checkSpan(content: ReleaseContent, record: CheckedRecord, body: Body): void {
  if (record.type !== 'article' && record.type !== 'banner') return;
  const [start, end] = [dayOf(body['startDate']), dayOf(body['endDate'])];
  if (start === undefined || end === undefined || end >= start) return;
  content.report(record, {
    path: ['endDate'],
    expected: words`a day from startDate on, ${start}`,
    found: quote(end),
  });
}

function checkYear(
  content: ReleaseContent,
  record: CheckedRecord,
  { field, day, published }: { field: string; day: string; published: string },
): void {
  if (field === 'updateTime' ? day >= published : !isYearBefore(day, published)) return;
  const expected =
    field === 'updateTime'
      ? words`a moment not before publishDate, ${published}`
      : words`a day near publishDate, ${published}; is it ${yearAfter(day)}?`;
  content.warn(record, { path: [field], expected, found: quote(day) });
}

function checkEnvelope(content: ReleaseContent, record: CheckedRecord, published: string): void {
  const { publishAt, expireAt } = record;
  const publication = Date.parse(`${published}T00:00:00+08:00`);
  if (publishAt !== undefined && publishAt < publication - EARLY_DAYS * DAY_MS) {
    const expected = words`a moment near publishDate, ${published}: a visitor would see it at once`;
    content.warn(record, { path: ['publishAt'], expected, found: describeFound(beijingDay(publishAt)) });
  }
  // One that lies before publishAt is refused already.
  if (
    expireAt !== undefined &&
    expireAt <= publication &&
    !(publishAt !== undefined && publishAt >= expireAt)
  ) {
    const expected = words`a moment after publishDate, ${published}: nobody would ever see it`;
    content.warn(record, { path: ['expireAt'], expected, found: describeFound(beijingDay(expireAt)) });
  }
}

function isYearBefore(day: string, published: string): boolean {
  if (daysFrom(day, published) < FAR_BACK_DAYS) return false;
  const ahead = daysFrom(published, yearAfter(day));
  return ahead >= -EARLY_DAYS && ahead <= SOON_DAYS;
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / DAY_MS;

/** The day of a day or of a moment, where it is one. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const day = value.slice(0, 10);
  return isDay(day) ? day : undefined;
}

function listOf(value: unknown): Body[] {
  return Array.isArray(value)
    ? value.filter((one): one is Body => typeof one === 'object' && one !== null)
    : [];
}
