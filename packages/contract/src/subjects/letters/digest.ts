/* How letters of guarantee are recognised without being stored (decision 0026). For the server and for publishing only. */
import { createHmac } from 'node:crypto';

const KEY_BYTES = 32;

/** The file in the data folder that holds the key where the configuration names none. */
export const LETTER_KEY_FILE = 'letters.key';

/** 32 bytes written as 64 hexadecimal digits; undefined when the text is anything else. */
export function parseLetterKey(text: string): Buffer | undefined {
  const digits = text.trim();
  return new RegExp(`^[0-9a-fA-F]{${KEY_BYTES * 2}}$`).test(digits) ? Buffer.from(digits, 'hex') : undefined;
}

/** Names a key without giving it away: records say which one they were made with. */
export function letterKeyId(key: Buffer): string {
  return hmac(key, ['id']).slice(0, 16);
}

interface KnownOfLetter {
  letterNo: string;
  amount: string;
  currency: string;
}

/** The key of a letter's record. */
export function letterRecordKey(key: Buffer, letterNo: string): string {
  return hmac(key, ['number', spelling(letterNo)]);
}

export function digestByDate(
  key: Buffer,
  { letterNo, amount, currency }: KnownOfLetter,
  day: string,
): string {
  return hmac(key, ['date', spelling(letterNo), currency, twoPlaces(amount), day]);
}

export function digestByCode(
  key: Buffer,
  { letterNo, amount, currency }: KnownOfLetter,
  code: string,
): string {
  return hmac(key, ['code', spelling(letterNo), currency, twoPlaces(amount), spelling(code)]);
}

function hmac(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}

/** Case, full-width letters and spaces make no difference: `by-ｂg 2026` → `BY-BG2026`. */
const spelling = (text: string) => text.normalize('NFKC').replace(/\s/gu, '').toUpperCase();

/** `007.5` → `7.50`: one amount has one spelling. */
function twoPlaces(amount: string): string {
  const [units = '', hundredths = ''] = amount.split('.');
  return `${units.replace(/^0+(?=\d)/, '')}.${hundredths.padEnd(2, '0')}`;
}
