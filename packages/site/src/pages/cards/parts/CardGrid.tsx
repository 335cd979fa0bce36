import type { CreditCard } from '@bank/contract';
import { CardTile } from './CardTile.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './CardGrid.module.css';

interface CardGridProps {
  cards: readonly CreditCard[];
  /** Four beside each other on a home page, three beside a left menu. */
  columns: 3 | 4;
  headingLevel?: 2 | 3;
  isComparable?: boolean;
}

export function CardGrid({ cards, columns, headingLevel = 2, isComparable = false }: CardGridProps) {
  const words = useWords(cardWords);
  const grid = (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardTile card={card} headingLevel={headingLevel} isComparable={isComparable} />
        </li>
      ))}
    </ul>
  );
  // Ticks of one name are one question to those who hear them.
  return isComparable ? (
    <div role="group" aria-label={words.compare}>
      {grid}
    </div>
  ) : (
    grid
  );
}
