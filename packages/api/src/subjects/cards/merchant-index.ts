import { beijingDay, type Merchant, type MerchantStateCode } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { syllablesOf } from '../../base/keyword/keyword-matches.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import type { Indexed } from './card-index.ts';

/** Merchants as they stand on the day of the content version; a version ends with the day in Beijing. */
export const merchantIndex = perSnapshot(async (content, language): Promise<Indexed<Merchant>[]> => {
  const today = beijingDay(content.version.at);
  const items = await content.list('merchant', language);
  return items.map(({ key, body }) => indexed(key, body, today)).toSorted(byEnd);
});

function indexed(id: string, { pinyin, ...body }: RecordBody<'merchant'>, today: string): Indexed<Merchant> {
  const { name, offer, city = '', district = '', address = '' } = body;
  return {
    entity: { ...body, id, state: stateOn(today, body) },
    text: oneSpelling([name, offer, city, district, address].join('\n')),
    syllables: syllablesOf(pinyin),
  };
}

/** Both ends belong to the offer. */
function stateOn(
  today: string,
  { startDate, endDate }: Pick<Merchant, 'startDate' | 'endDate'>,
): MerchantStateCode {
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'EXPIRED' : 'CURRENT';
}

/** What ends soonest comes first: it is what a visitor would miss. */
function byEnd({ entity: a }: Indexed<Merchant>, { entity: b }: Indexed<Merchant>): number {
  return a.endDate.localeCompare(b.endDate) || (a.id < b.id ? -1 : 1);
}
