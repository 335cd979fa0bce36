import type { Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { customPinyin, pinyin } from 'pinyin-pro';
import { BANKING_READINGS } from './banking-readings.ts';

customPinyin({ ...BANKING_READINGS });

/** Lists that are searched and sorted by pinyin: the field of their records that is spelt. */
const SPELT_FIELDS: Partial<Record<RecordTypeName, string>> = { fee: 'itemName' };

/**
 * Sets `pinyin` from the record's Chinese name; what a source says there is replaced, so that it never outlives a change
 * of the name. A wrong reading is mended in `banking-readings.ts`.
 */
export function spellName(type: RecordTypeName, language: Language, body: Record<string, unknown>): void {
  const field = SPELT_FIELDS[type];
  if (field === undefined) return;
  body['pinyin'] = language === 'CN' ? syllablesOf(String(body[field])) : '';
}

/** `重庆分行（ATM）取现` → `chong qing fen hang atm qu xian`; ü is v, as it is typed. */
export function syllablesOf(name: string): string {
  return pinyin(name, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
