import { addressWith } from './filters/address-with.ts';
import { Pages } from './Pages.tsx';
import type { PageQuery } from '../../base/page/page-module.ts';
import { isPastEnd, pagesOf, type ListPlace } from '../../base/page/list-place.ts';

interface ListPagesProps {
  found: ListPlace;
  path: string;
  query: PageQuery;
  /** `共 60 条，每页 10 条`. */
  total: (count: number, size: number) => string;
  /** Which pages they are, where a document has several lists. */
  label?: string;
}

/** The pages of a list whose limits stand in the address; past the last one ListBody leads back. */
export function ListPages({ found, path, query, total, label }: ListPagesProps) {
  if (isPastEnd(found)) return null;
  return (
    <Pages
      current={found.pageNum}
      pages={pagesOf(found)}
      hrefOf={(page) => addressWith(path, query, { page: String(page) })}
      action={path}
      query={query}
      name="page"
      total={total(found.total, found.pageSize)}
      label={label}
    />
  );
}
