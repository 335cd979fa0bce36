import { fundList, type Language } from '@bank/contract';
import { browserClients } from '../../../base/page/browser-clients.ts';
import type { PageQuery } from '../../../base/page/page-module.ts';
import type { FilterGroup } from '../../../parts/lists/filters/filter-group.ts';
import { fundRequest } from './fund-query.ts';

/** What a form has chosen of these groups, as the address has it; what is not chosen is undefined. */
export function chosenInForm(form: FormData, groups: readonly FilterGroup[]): PageQuery {
  return Object.fromEntries(
    groups.map(({ name }) => {
      const values = form
        .getAll(name)
        .flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
      return [name, values.length === 0 ? undefined : values.join(',')];
    }),
  );
}

/** How many funds the list would have. */
export async function countFunds(query: PageQuery, language: Language, signal: AbortSignal): Promise<number> {
  const { total } = await browserClients[language].call(
    fundList,
    { ...fundRequest(query), pageSize: 1 },
    signal,
  );
  return total;
}
