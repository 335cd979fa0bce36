import type { Language } from '@bank/contract';

/** Han characters, or English words, that a reader takes in a minute. */
const PER_MINUTE: Record<Language, number> = { CN: 400, EN: 220 };

/** How long a text takes to read, in whole minutes; `html` as the content holds it. */
export function readingMinutes(html: string, language: Language): number {
  const text = html.replaceAll(/<[^<>]*>/g, ' ');
  const units = language === 'CN' ? text.match(/\p{Script=Han}/gu) : text.match(/[\p{L}\p{N}’'-]+/gu);
  return Math.max(1, Math.round((units?.length ?? 0) / PER_MINUTE[language]));
}
