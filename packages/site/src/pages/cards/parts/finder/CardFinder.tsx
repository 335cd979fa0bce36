import type { CardList } from '@bank/contract';
import { CompareTray } from '../../../../parts/compare/CompareTray.tsx';
import { Filters } from '../../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../../parts/lists/filters/ResultBar.tsx';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../../parts/lists/ListPages.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { CARD_INTRODUCTION_PATH } from '../card-paths.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './CardFinder.module.css';
import { cardFilters } from './card-filters.ts';
import { useCardTray } from './use-card-tray.ts';
import { cardWords } from '../../../../words/cards/cards/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

interface CardFinderProps {
  found: CardList;
  path: string;
  query: PageQuery;
  /** Parameters that are no filters and are carried on. */
  fields: PageQuery;
  /** Of its form, where the keyword stands in the banner. */
  form?: string;
  columns: 3 | 4;
  headingLevel: 2 | 3;
}

/** All cards, narrowed by purpose, fee, level and scheme in the address; each can be ticked for the comparison. */
export function CardFinder({ found, path, query, fields, form, columns, headingLevel }: CardFinderProps) {
  const to = useAddress();
  const words = useWords(cardWords);
  const tray = useCardTray();
  const { keyword, first, more } = cardFilters(query, words);
  return (
    <div className={styles.finder}>
      <Filters
        {...(form !== undefined && { id: form })}
        path={path}
        query={query}
        fields={fields}
        keyword={keyword}
        groups={first}
        more={more}
        words={{ ...words, form: words.cardForm }}
      />
      <ResultBar count={words.cardsFound(found.total)} />
      <ListBody found={found} path={path} query={query} none={<NothingHere text={words.noCards} />}>
        {' '}
        <CardGrid cards={found.list} columns={columns} headingLevel={headingLevel} isComparable />
      </ListBody>
      <ListPages found={found} path={path} query={query} total={words.total} />
      <CompareTray kind="card" path={to(CARD_INTRODUCTION_PATH)} words={tray} />
    </div>
  );
}
