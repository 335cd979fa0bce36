import { z } from 'zod';
import { CHANNEL_PC } from './channel.ts';
import { KEYWORD_LONGEST } from './keyword.ts';
import { LANGUAGES } from './language.ts';
import { ROWS, ROWS_AT_MOST } from './limits.ts';
import { URL_TYPES } from './links.ts';

export const Language = z.enum(LANGUAGES);
export const UrlType = z.enum(URL_TYPES);

/** A calendar day, `YYYY-MM-DD`, Asia/Shanghai. */
export const Day = z.iso.date();
/** A moment with its offset, `YYYY-MM-DDTHH:mm:ss+08:00`. */
export const Moment = z.iso.datetime({ offset: true });
/** A decimal number as text, so that no binary float ever touches a price: `'707.15'`, `'-0.21'`. */
export const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/, 'a decimal number such as 707.15');
/** A decimal, or '' where nothing is traded or known. */
export const OptionalDecimal = z
  .string()
  .regex(/^(?:-?\d+(\.\d+)?)?$/, 'a decimal number such as 707.15, or nothing');
export const Flag = z.enum(['0', '1']);
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id of letters, digits, - and _');
export const ColumnId = z.string().regex(/^\d{6}$/, 'a column id of six digits');
export const PageId = z.string().regex(/^P\d{2}$/, 'a page id such as P01');
/** Where a link leads: a site path with query, an http address, tel: or mailto:, or '' for nowhere. */
export const Url = z.string().max(500);
export const Keyword = z.string().trim().max(KEYWORD_LONGEST);
export const Year = z.string().regex(/^(19|20)\d{2}$/, 'a year such as 2026');

/** A request with the fields that the client merges into every call. Unknown fields are refused. */
export function request<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    channel: z.literal(CHANNEL_PC).default(CHANNEL_PC),
    language: Language.default('CN'),
    webLan: Language.optional(),
    ...shape,
  });
}

/** Query strings carry numbers as text; bodies carry either. Nothing else becomes a number: not true, null or ''. */
function count(largest: number) {
  const whole = z.number().int().min(1).max(largest);
  const text = z.string().regex(wholeUpTo(largest)).transform(Number);
  return z.union([whole, text], `a whole number from 1 to ${largest}`);
}

/** 50 → `^(?:[1-9]\d{0,0}|[1-4]\d{1}|50)$`: what a document can say of a number written as text. */
function wholeUpTo(largest: number): RegExp {
  const digits = String(largest);
  const shorter = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : [];
  const below = Array.from(digits).flatMap((digit, place) => {
    const least = place === 0 ? 1 : 0;
    const most = Number(digit) - 1;
    return most < least
      ? []
      : [`${digits.slice(0, place)}[${least}-${most}]\\d{${digits.length - place - 1}}`];
  });
  return new RegExp(`^(?:${[...shorter, ...below, digits].join('|')})$`);
}

/** Paged calls. */
export const paging = {
  pageNum: count(100_000).default(1),
  pageSize: count(ROWS_AT_MOST).default(ROWS),
};

export const limit = (fallback: number) => count(ROWS_AT_MOST).default(fallback);

export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    total: z.number().int(),
    pageNum: z.number(),
    pageSize: z.number(),
    list: z.array(item),
  });
}
