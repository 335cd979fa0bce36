import { isEmpty, KEYWORD_LONGEST } from '@bank/contract';

/** Turns what stands in the address into its canonical value; undefined drops it. */
export interface QueryParameter {
  (value: string): string | undefined;
  /** A form of checkboxes repeats the parameter: all its values are joined with commas before they are judged. */
  readonly repeats?: true;
  /** A field that was sent empty is judged too: the page asks for what it should hold. */
  readonly keepsEmpty?: true;
}

const matching =
  (pattern: RegExp): QueryParameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** One of these codes. */
export const codeParameter =
  (codes: readonly string[]): QueryParameter =>
  (value) =>
    codes.includes(value) ? value : undefined;

/** Some of these codes, however they were given: `R3,R1` and `R1&risk=R3` become `R1,R3`. */
export const codesParameter = (codes: readonly string[]): QueryParameter =>
  repeating((value) => {
    const given = value.split(',');
    return codes.filter((code) => given.includes(code)).join(',') || undefined;
  });

/** What fits a pattern, as often as given up to `most`, in the order given. */
export const listParameter = (pattern: RegExp, most: number): QueryParameter =>
  repeating((value) => {
    const fitting = value.split(',').filter((one) => pattern.test(one));
    return [...new Set(fitting)].slice(0, most).join(',') || undefined;
  });

function repeating(accept: (value: string) => string | undefined): QueryParameter {
  return Object.assign(accept, { repeats: true } as const);
}

export const columnParameter = matching(/^\d{6}$/);
export const idParameter = matching(/^[A-Za-z0-9_-]{1,64}$/);
/** A division of China by the six digits of GB/T 2260. */
export const areaParameter = columnParameter;
export const calendarYearParameter = matching(/^(?:19|20)\d{2}$/);
/** A year, or `earlier` for all the years that have no chip of their own. */
export const yearParameter = matching(/^(?:(?:19|20)\d{2}|earlier)$/);

export const keywordParameter: QueryParameter = (value) =>
  value.trim().slice(0, KEYWORD_LONGEST) || undefined;

/** What was typed comes back as it was, so that a message can stand beside it; longer than this is no answer. */
const TYPED_LONGEST = 40;
export const typedParameter: QueryParameter = (value) => value.trim().slice(0, TYPED_LONGEST) || undefined;

/** No list has as many pages: every greater number is this one, so that all of them are past its end alike. */
const GREATEST_PAGE = 99_999;

/** `2` and up; page one is the bare address, and what counts no page is ignored. */
export const pageParameter: QueryParameter = (value) =>
  /^[1-9]\d*$/.test(value) && value !== '1' ? String(Math.min(Number(value), GREATEST_PAGE)) : undefined;

/**
 * `?page=2&utm=x&column=701001` with parameters column, page → `?column=701001&page=2`.
 * Of a repeated parameter the first counts, unless it is one that repeats.
 */
export function canonicalQuery(
  parameters: Readonly<Record<string, QueryParameter>>,
  search: URLSearchParams,
): { query: Record<string, string>; search: string } {
  const query: Record<string, string> = {};
  for (const [name, accept] of Object.entries(parameters)) {
    const given = accept.repeats === true ? joined(search.getAll(name)) : search.get(name);
    const isNothing = given === null || (accept.keepsEmpty !== true && isEmpty(given));
    const value = isNothing ? undefined : accept(given);
    if (value !== undefined) query[name] = value;
  }
  return { query, search: searchText(query) };
}

function joined(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(',');
}

/** `{ risk: 'R1,R2' }` → `?risk=R1,R2`; nothing → ''. A comma may stand in a query as it is (RFC 3986, 3.4). */
export function searchText(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
