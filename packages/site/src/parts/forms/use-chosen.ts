import { useState, type ChangeEvent } from 'react';
import type { PageQuery } from '../../base/page/page-module.ts';

/**
 * The value of a drop-down that other fields of its form go by: that of the address until the visitor chooses another.
 * Without script they go by the address alone. An address that does not give it leaves it, as `useFormValues` does.
 */
export function useChosen(query: PageQuery, field: string) {
  const [chosen, setChosen] = useState({ query, value: query[field] });
  return {
    value: chosen.query === query ? chosen.value : (query[field] ?? chosen.value),
    select: {
      onChange: (event: ChangeEvent<HTMLSelectElement>) => setChosen({ query, value: event.target.value }),
      // A browser that fills in what was chosen before a reload tells nobody.
      autoComplete: 'off',
    },
  };
}
