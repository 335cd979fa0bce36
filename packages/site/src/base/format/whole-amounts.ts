import type { Client } from '@bank/contract';

const AMOUNT = /\b(CNY|USD|EUR|GBP|HKD|JPY) (?=\d)/g;

/** `CNY 1,000,000` with a space at which no line ends: the currency would be left behind on the line before. */
export const wholeAmounts = (text: string): string => text.replaceAll(AMOUNT, '$1\u00a0');

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
  if (typeof value === 'string') return wholeAmounts(value);
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => inAll(one));
    return all.every((one, index) => one === value[index]) ? value : all;
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  let changed: Record<string, unknown> | undefined;
  for (const [name, before] of Object.entries(value)) {
    const after = inAll(before);
    if (after !== before) (changed ??= { ...value })[name] = after;
  }
  return changed ?? value;
}
