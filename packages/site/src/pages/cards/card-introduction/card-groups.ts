import type { CreditCard, Language } from '@bank/contract';
import { cardCosts } from '../parts/card-facts.ts';
import type { ComparedGroup, ComparedRow } from '../../../parts/compare/compared.ts';
import type { CardWords } from '../../../words/cards/cards/words.ts';
import { listed, parted } from '../../../base/format/punctuation.ts';

/** What cards are compared in: cost before reward (CARD-1). */
export function cardGroups(
  cards: readonly CreditCard[],
  words: CardWords,
  language: Language,
): ComparedGroup[] {
  const row = (label: string, textOf: (card: CreditCard) => string): ComparedRow => ({
    label,
    cells: cards.map((card) => ({ text: textOf(card) })),
  });
  const costs = cards.map((card) => cardCosts(card, words));
  const costRows = (costs[0] ?? []).map(({ label }, index) => ({
    label,
    cells: costs.map((facts) => ({ text: facts[index]?.text ?? words.compareNone })),
  }));
  return [
    { title: words.compareCost, rows: costRows },
    {
      title: words.compareUse,
      rows: [
        row(words.theme, ({ themes }) =>
          listed(
            themes.map((theme) => words.themes[theme] ?? theme),
            language,
          ),
        ),
        row(words.points, ({ pointsText }) => pointsText),
        row(words.benefits, ({ benefits }) =>
          parted(
            benefits.map(({ title }) => title),
            language,
          ),
        ),
      ],
    },
    {
      title: words.compareWho,
      rows: [
        row(words.org, ({ cardOrg }) => words.orgs[cardOrg] ?? cardOrg),
        row(words.level, ({ cardLevel }) => words.levels[cardLevel] ?? cardLevel),
        row(words.eligibility, ({ eligibility }) => eligibility),
      ],
    },
  ];
}
