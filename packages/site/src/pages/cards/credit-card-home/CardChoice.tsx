import { CARD_THEMES, COLUMNS, type CardList } from '@bank/contract';
import { CardGrid } from '../parts/CardGrid.tsx';
import { CARD_LIST_PATH, cardColumn } from '../parts/card-paths.ts';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardChoice.module.css';

/** By purpose first, then the cards that the editors put forward. */
export function CardChoice({ cards }: { cards: CardList | undefined }) {
  const to = useAddress();
  const words = useWords(cardWords);
  const more = cards === undefined ? words.backToCards : words.allCards(cards.total);
  return (
    <Section
      id="choose"
      title={words.goals}
      caption={words.goalsCaption}
      more={{ wide: more, narrow: more, url: to(cardColumn(COLUMNS.cards)) }}
      inElderView={false}
    >
      <ul className={styles.goals}>
        {CARD_THEMES.map((theme) => (
          <li key={theme}>
            <a href={to(addressWith(CARD_LIST_PATH, {}, { column: COLUMNS.cards, theme }))}>
              {words.themes[theme]}
            </a>
          </li>
        ))}
      </ul>
      {cards === undefined ? (
        <BlockNote>{words.failed}</BlockNote>
      ) : (
        <CardGrid cards={cards.list} columns={4} headingLevel={3} />
      )}
    </Section>
  );
}
