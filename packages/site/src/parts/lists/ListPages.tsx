import { Pagination } from '@bank/ui';
import { addressWith } from './filters/address-with.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import { useWords } from '../../base/state/site-context.ts';
import { isPastEnd, pagesOf, type ListPlace } from '../../base/page/list-place.ts';

interface ListPagesProps {
  found: ListPlace;
  path: string;
  /** Everything of the address is carried on but the page. */
  query: PageQuery;
  /** `共 60 条，每页 10 条`. */
  total: (count: number, size: number) => string;
  /** Which pages they are, where a document has several lists. */
  label?: string;
}

/** The pages of a list whose limits stand in the address; past the last one ListBody leads back. */
export function ListPages({ found, path, query, total, label }: ListPagesProps) {
  const words = useWords();
  if (isPastEnd(found)) return null;
  const kept = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[0] !== 'page' && entry[1] !== undefined,
  );
  return (
    <Pagination
      current={found.pageNum}
      pages={pagesOf(found)}
      hrefOf={(page) => addressWith(path, query, { page: String(page) })}
      action={path}
      fields={Object.fromEntries(kept)}
      name="page"
      words={{
        label: label ?? words['news.pages'],
        total: total(found.total, found.pageSize),
        previous: words['news.previousPage'],
        next: words['news.nextPage'],
        page: words['news.page'],
        jumpBefore: words['news.jumpBefore'],
        jumpAfter: words['news.jumpAfter'],
        jump: words['news.jump'],
      }}
    />
  );
}
