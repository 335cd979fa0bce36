import type { CreditCard } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { isSpelt, oneSpelling } from '../keyword/spelling.ts';
import { perSnapshot } from '../per-snapshot.ts';

/** Something with a name, and what keywords look at; made once for a content version. */
export interface Indexed<Entity> {
  entity: Entity;
  text: string;
  syllables: readonly string[];
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

export const syllablesOf = (pinyin: string): string[] => (pinyin === '' ? [] : pinyin.split(' '));

/** Every part of the keyword, parted by spaces, occurs in the text or spells a run of the name. */
export function keywordMatches({ text, syllables }: Indexed<unknown>, keyword: string): boolean {
  return oneSpelling(keyword)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => text.includes(part) || isSpelt(part, syllables));
}
