import { INFO_CATEGORIES } from '@bank/contract';
import type { PageQuery } from '../../base/page/page-module.ts';
import { FilterChips } from '../lists/FilterChips.tsx';
import { listAddress } from './article-list-address.ts';
import { disclosureWords } from '../../words/articles/disclosure/words.ts';
import { useWords } from '../../base/state/site-context.ts';

/** The categories of what the bank discloses (LEGAL-5). */
export function CategoryChips({ path, query }: { path: string; query: PageQuery }) {
  const words = useWords(disclosureWords);
  const chip = (category: string | undefined, name: string) => ({
    name,
    href: listAddress(path, query, { category }),
    isCurrent: query['category'] === category,
  });
  return (
    <FilterChips
      label={words.label}
      chips={[
        chip(undefined, words.all),
        ...INFO_CATEGORIES.map((category) => chip(category, words.names[category] ?? category)),
      ]}
    />
  );
}
