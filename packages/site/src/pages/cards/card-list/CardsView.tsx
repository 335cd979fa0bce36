import { COLUMNS } from '@bank/contract';
import { LostCard } from '../parts/LostCard.tsx';
import { CARD_INTRODUCTION_PATH } from '../parts/card-paths.ts';
import { CardFinder } from '../parts/finder/CardFinder.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './CardListPage.module.css';
import { CARD_FORM } from './head-forms.ts';
import type { ViewProps } from './card-list-data.ts';

/** All cards, and above them what to do about a lost one (CARD-1, CARD-5). */
export function CardsView({ data: { found }, record, query }: ViewProps<'CARDS'>) {
  const to = useAddress();
  return (
    <div className={styles.page}>
      <LostCard stepsHref={to(`${CARD_INTRODUCTION_PATH}#lost`)} isInset />
      <CardFinder
        found={found}
        path={record.path}
        query={query}
        fields={{ column: query['column'] ?? COLUMNS.cards }}
        form={CARD_FORM}
        columns={3}
        headingLevel={2}
      />
    </div>
  );
}
