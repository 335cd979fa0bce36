import { createElement } from 'react';
import { LostSteps } from '../parts/LostSteps.tsx';
import { CardFinder } from '../parts/finder/CardFinder.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './CardIntroductionPage.module.css';
import { comparison } from './comparison-part.ts';
import { CostNumbers } from './CostNumbers.tsx';
import type { CardIntroductionData } from './load-card-introduction.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Opened with cards it begins with their comparison; else with what every card costs. */
export function CardIntroductionPage({ data, record, query }: PageProps<CardIntroductionData>) {
  const words = useWords(cardWords);
  const { compared, unknown, found } = data;
  // Fetched with the page where the address names cards.
  const CardComparison = comparison.loaded();
  const isComparison = CardComparison !== undefined && (compared.length > 0 || unknown.length > 0);
  return (
    <div className={styles.page}>
      {isComparison ? (
        createElement(CardComparison, { cards: compared, unknown, path: record.path, query })
      ) : (
        <CostNumbers />
      )}
      <Part id="cards" title={words.findCard} note={words.findCardNote}>
        <CardFinder
          found={found}
          path={record.path}
          query={query}
          fields={{ codes: query['codes'], only: query['only'] }}
          columns={4}
          headingLevel={3}
        />
      </Part>
      {isComparison ? <CostNumbers /> : null}
      <Part id="lost" title={words.lostHow} note={words.lostHowCaption}>
        <LostSteps />
      </Part>
    </div>
  );
}
