import type { CreditCard } from '@bank/contract';
import { CardTile } from './CardTile.tsx';
import styles from './CardGrid.module.css';
import { useCardWords } from './use-card-words.ts';

interface CardGridProps {
  cards: readonly CreditCard[];
  /** Four beside each other on a home page, three beside a left menu. */
  columns: 3 | 4;
  headingLevel?: 2 | 3;
  isComparable?: boolean;
}

export function CardGrid({ cards, columns, headingLevel = 2, isComparable = false }: CardGridProps) {
  const words = useCardWords();
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
