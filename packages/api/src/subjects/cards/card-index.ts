import type { CreditCard } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { syllablesOf, type Named } from '../../base/keyword/keyword-matches.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';

export interface Indexed<Entity> extends Named {
  entity: Entity;
}

/** The cards in the editor's order. */
export const cardIndex = perSnapshot(async (content, language): Promise<Indexed<CreditCard>[]> => {
  const items = await content.list('credit-card', language);
  return items.map(({ key, body }) => indexed(key, body));
});

function indexed(
  id: string,
  { pinyin, sort: _sort, ...body }: RecordBody<'credit-card'>,
): Indexed<CreditCard> {
  const words = [body.cardName, body.summary, body.pointsText, ...body.benefits.map(({ title }) => title)];
  return { entity: { ...body, id }, text: oneSpelling(words.join('\n')), syllables: syllablesOf(pinyin) };
}
