import type { ComponentProps } from 'react';
import { Pagination } from '@bank/ui';
import type { PageQuery } from '../../base/page/page-module.ts';
import { useWords } from '../../base/state/site-context.ts';

interface PagesProps extends Pick<
  ComponentProps<typeof Pagination>,
  'current' | 'pages' | 'hrefOf' | 'action' | 'name'
> {
  /** Everything of the address is carried on but the page. */
  query: PageQuery;
  total: string;
  /** Which pages they are, where a document has several. */
  label?: string | undefined;
  /** Stands before the field to jump with. */
  jumpBefore?: string;
}

/** Pages of rows whose number stands in the address. */
export function Pages({ query, total, label, jumpBefore, ...pages }: PagesProps) {
  const words = useWords();
  const kept = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[0] !== pages.name && entry[1] !== undefined,
  );
  return (
    <Pagination
      {...pages}
      fields={Object.fromEntries(kept)}
      words={{
        label: label ?? words['news.pages'],
        total,
        previous: words['news.previousPage'],
        next: words['news.nextPage'],
        page: words['news.page'],
        jumpBefore: jumpBefore ?? words['news.jumpBefore'],
        jumpAfter: words['news.jumpAfter'],
        jump: words['news.jump'],
      }}
    />
  );
}
