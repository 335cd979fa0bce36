import type { Language } from '@bank/contract';
import type { RecordTypeName } from '@bank/contract/schemas';
import { syllablesOf } from './reading-of.ts';

/** Lists that are searched and sorted by pinyin: the field of their records that is spelt. */
const SPELT_FIELDS: Partial<Record<RecordTypeName, string>> = {
  fee: 'itemName',
  branch: 'name',
  'credit-card': 'cardName',
  merchant: 'name',
};

/**
 * Sets `pinyin` from the record's Chinese name; what a source says there is replaced, so that it never outlives a change
 * of the name. A wrong reading is mended in `banking-readings.ts`.
 */
export function spellName(type: RecordTypeName, language: Language, body: Record<string, unknown>): void {
  const field = SPELT_FIELDS[type];
  if (field === undefined) return;
  body['pinyin'] = language === 'CN' ? syllablesOf(String(body[field])).join(' ') : '';
}
