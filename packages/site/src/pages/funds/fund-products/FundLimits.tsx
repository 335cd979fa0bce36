import type { FundClass, Language } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { FilterSheet } from '../../../parts/lists/filters/FilterSheet.tsx';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import type { FilterGroup, ListLimits } from '../../../parts/lists/filters/filter-group.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { chosenInForm, countFunds } from './count-funds.ts';

interface FundLimitsProps {
  path: string;
  query: PageQuery;
  language: Language;
  classes: readonly FundClass[];
  limits: ListLimits;
  clearHref: string;
}

/** What the list is narrowed by: a form over it where there is room, on phones a sheet that holds the class as well. */
export function FundLimits({ path, query, language, classes, limits, clearHref }: FundLimitsProps) {
  const words = useWords(fundWords);
  const { keyword, groups } = limits;
  const { column, type, window, cols, sort } = query;
  const sheetGroups: FilterGroup[] = [
    {
      kind: 'ONE',
      name: 'type',
      label: words['funds.classes'],
      options: classes.map(({ code, name, count }) => ({ value: code, label: name, count })),
      any: words['funds.any'],
      chosen: type,
    },
    ...groups,
  ];
  return (
    <FilterSheet
      action={path}
      fields={{ column, keyword: query['keyword'], window, cols, sort }}
      groups={sheetGroups}
      clearHref={clearHref}
      countOf={(form, signal) =>
        countFunds({ ...query, ...chosenInForm(form, sheetGroups) }, language, signal)
      }
      words={{
        title: words['funds.sheet'],
        chosen: words['funds.sheetChosen'],
        close: words['funds.sheetClose'],
        clear: words['funds.clear'],
        show: words['funds.sheetShow'],
      }}
    >
      <Filters
        path={path}
        query={query}
        fields={{ column, type, window, cols, sort }}
        keyword={keyword}
        groups={groups.slice(0, 2)}
        more={groups.slice(2)}
        words={{
          form: words['funds.filters'],
          search: words['funds.search'],
          apply: words['funds.apply'],
          more: words['funds.more'],
          chosen: words['funds.chosen'],
          clear: words['funds.clear'],
          remove: words['funds.remove'],
        }}
      />
    </FilterSheet>
  );
}
