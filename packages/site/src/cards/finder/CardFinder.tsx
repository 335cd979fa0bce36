import type { CardList } from '@bank/contract';
import { CompareTray } from '../../compare/CompareTray.tsx';
import { ChosenFilters } from '../../filters/ChosenFilters.tsx';
import { FilterForm } from '../../filters/FilterForm.tsx';
import { ResultBar } from '../../filters/ResultBar.tsx';
import { addressWithout, chosenFilters } from '../../filters/filter-address.ts';
import type { PageQuery } from '../../routing/page-module.ts';
import { ListPages } from '../../list-search/ListPages.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { CARD_INTRODUCTION_PATH } from '../card-paths.ts';
import { useCardWords } from '../use-card-words.ts';
import styles from './CardFinder.module.css';
import { cardFilters } from './card-filters.ts';
import { useCardTray } from './use-card-tray.ts';

interface CardFinderProps {
  found: CardList;
  path: string;
  query: PageQuery;
  /** Parameters that are no filters and are carried on. */
  fields: PageQuery;
  columns: 3 | 4;
  headingLevel: 2 | 3;
}

/** All cards, narrowed by purpose, fee, level and scheme in the address; each can be ticked for the comparison. */
export function CardFinder({ found, path, query, fields, columns, headingLevel }: CardFinderProps) {
  const words = useCardWords();
  const tray = useCardTray();
  const { keyword, first, more } = cardFilters(query, words);
  const groups = [...first, ...more];
  return (
    <div className={styles.finder}>
      <FilterForm
        action={path}
        fields={fields}
        keyword={keyword}
        groups={first}
        more={more}
        words={{ form: words.cardForm, search: words.search, apply: words.apply, more: words.more }}
      />
      <ChosenFilters
        filters={chosenFilters(path, query, groups, keyword)}
        clearHref={addressWithout(path, query, groups, keyword)}
        words={{ label: words.chosen, clear: words.clear, remove: words.remove }}
      />
      <ResultBar count={words.cardsFound(found.total)} />
      {found.list.length === 0 ? (
        <p className={styles.none}>{words.noCards}</p>
      ) : (
        <CardGrid cards={found.list} columns={columns} headingLevel={headingLevel} isComparable />
      )}
      <ListPages found={found} path={path} query={query} total={words.total} />
      <CompareTray kind="card" path={CARD_INTRODUCTION_PATH} words={tray} />
    </div>
  );
}
