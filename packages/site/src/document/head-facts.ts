import type { RouteDef, SiteConfig } from '@bank/contract';
import type { Messages } from '../messages/messages.ts';
import type { LeafData } from '../routing/leaf-data.ts';
import type { PageQuery } from '../routing/page-module.ts';
import { searchText } from '../routing/query-parameters.ts';

export interface HeadFacts {
  title: string;
  description: string;
  /** Path and query; undefined for a page that does not exist. */
  address: string | undefined;
  /** The same page in the other language, where it has one. */
  twin: string | undefined;
  noindex: boolean;
}

/** What the head of a page says of it, to visitors and to programs. */
export function headFacts(record: RouteDef, leaf: LeafData, config: SiteConfig, words: Messages): HeadFacts {
  const { head, query } = leaf;
  const missing = leaf.kind === 'missing';
  const suffix = searchText(ownQuery(record, query));
  return {
    title: missing ? words['notFound.title'] : (head.title ?? columnName(record, leaf) ?? record.title),
    description: head.description ?? record.description ?? config.description,
    address: missing ? undefined : record.path + suffix,
    twin: missing ? undefined : twinOf(record, suffix),
    noindex: missing || record.hidden === true || head.noindex === true,
  };
}

function twinOf({ twin }: RouteDef, suffix: string): string | undefined {
  return twin === undefined || twin.includes('?') ? twin : twin + suffix;
}

/**
 * One page lists many columns: in its title, as over its banner, each goes by its own name, and by the page's too
 * where that column has its home on another page.
 */
function columnName(record: RouteDef, leaf: LeafData): string | undefined {
  if (leaf.kind === 'missing' || leaf.query['column'] === undefined) return undefined;
  const column = leaf.second?.crumbs.at(-1);
  if (column === undefined) return undefined;
  return column.url?.split('?')[0] === record.path ? column.name : `${column.name}-${record.title}`;
}

/** A list under its own column is the page itself: search engines are told of one address for both. */
function ownQuery(record: RouteDef, query: PageQuery): Record<string, string> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isOwnColumn = given.length === 1 && given[0]?.[0] === 'column' && given[0][1] === record.columnId;
  return isOwnColumn ? {} : Object.fromEntries(given);
}
