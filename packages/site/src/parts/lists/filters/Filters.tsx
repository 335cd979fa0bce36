import type { ComponentProps } from 'react';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { addressWithout, chosenFilters } from './filter-address.ts';

interface FiltersProps extends Omit<ComponentProps<typeof FilterForm>, 'action' | 'words'> {
  /** Of the list. */
  path: string;
  query: PageQuery;
  words: ComponentProps<typeof FilterForm>['words'] & {
    /** Names what is chosen. */
    chosen: string;
    clear: string;
    remove: string;
  };
}

/** The limits of a list: a form to choose them in, and under it what is chosen. */
export function Filters({ path, query, words, ...limits }: FiltersProps) {
  const { keyword, groups, more = [] } = limits;
  const all = [...groups, ...more];
  return (
    <>
      <FilterForm action={path} words={words} {...limits} />
      <ChosenFilters
        filters={chosenFilters(path, query, all, keyword)}
        clearHref={addressWithout(path, query, all, keyword)}
        words={{ label: words.chosen, clear: words.clear, remove: words.remove }}
      />
    </>
  );
}
