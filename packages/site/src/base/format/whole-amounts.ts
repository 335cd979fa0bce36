import type { Client } from '@bank/contract';

/** What wealth products are sold in; searched for plainly, since nearly every text of a page names none. */
const CURRENCIES = ['CNY ', 'USD ', 'EUR ', 'HKD '] as const;
const AMOUNT = /\b(CNY|USD|EUR|HKD) (?=\d)/g;

/** `CNY 1,000,000` with a space at which no line ends: the currency would be left behind on the line before. */
export const wholeAmounts = (text: string): string =>
  CURRENCIES.some((currency) => text.includes(currency)) ? text.replaceAll(AMOUNT, '$1\u00a0') : text;

/** What English pages are drawn from says every amount with such a space; in Chinese the currency follows its number. */
export function withWholeAmounts(client: Client): Client {
  if (client.language === 'CN') return client;
  return {
    language: client.language,
    call: async (endpoint, request, signal) => inAll(await client.call(endpoint, request, signal)),
  };
}

/** The same value where no text in it changes: answers are shared, and most of them name no amount. */
function inAll<Value>(value: Value): Value;
function inAll(value: unknown): unknown {
  if (typeof value === 'string') return value.length < 'CNY 1'.length ? value : wholeAmounts(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return inEach(value, [...value.keys()]);
  return Object.getPrototypeOf(value) === Object.prototype ? inEach(value, Object.keys(value)) : value;
}

function inEach(value: object, keys: readonly PropertyKey[]): object {
  const all = value as Record<PropertyKey, unknown>;
  let changed: Record<PropertyKey, unknown> | undefined;
  for (const key of keys) {
    const after = inAll(all[key]);
    if (after === all[key]) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as typeof all;
    changed[key] = after;
  }
  return changed ?? value;
}
