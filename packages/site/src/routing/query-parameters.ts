import { KEYWORD_LONGEST } from '@bank/contract';

/** Turns what stands in the address into its canonical value; undefined drops it. */
export type QueryParameter = (value: string) => string | undefined;

const matching =
  (pattern: RegExp): QueryParameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

export const columnParameter = matching(/^\d{6}$/);
export const idParameter = matching(/^[A-Za-z0-9_-]{1,64}$/);
/** A year, or `earlier` for all the years that have no chip of their own. */
export const yearParameter = matching(/^(?:(?:19|20)\d{2}|earlier)$/);

export const keywordParameter: QueryParameter = (value) =>
  value.trim().slice(0, KEYWORD_LONGEST) || undefined;

/** `2` and up; page one is the bare address. */
export const pageParameter: QueryParameter = (value) =>
  /^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined;

/**
 * `?page=2&utm=x&column=701001` with parameters column, page → `?column=701001&page=2`.
 * Of a repeated parameter the first counts.
 */
export function canonicalQuery(
  parameters: Readonly<Record<string, QueryParameter>>,
  search: URLSearchParams,
): { query: Record<string, string>; search: string } {
  const query: Record<string, string> = {};
  for (const [name, accept] of Object.entries(parameters)) {
    const given = search.get(name);
    const value = given === null ? undefined : accept(given);
    if (value !== undefined) query[name] = value;
  }
  const text = new URLSearchParams(query).toString();
  return { query, search: text === '' ? '' : `?${text}` };
}
