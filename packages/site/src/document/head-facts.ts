import type { RouteDef, SiteConfig } from '@bank/contract';
import type { Messages } from '../messages/messages.ts';
import type { LeafData } from '../routing/leaf-data.ts';
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
  const suffix = searchText(definedOnly(query));
  return {
    title: missing ? words['notFound.title'] : (head.title ?? columnName(leaf) ?? record.title),
    description: head.description ?? record.description ?? config.description,
    address: missing ? undefined : record.path + suffix,
    twin: missing || record.twin === undefined ? undefined : record.twin + suffix,
    noindex: missing || record.hidden === true || head.noindex === true,
  };
}

/** One page lists many columns: in its title, as over its banner, each goes by its own name. */
function columnName(leaf: LeafData): string | undefined {
  if (leaf.kind === 'missing' || leaf.query['column'] === undefined) return undefined;
  return leaf.second?.crumbs.at(-1)?.name;
}

function definedOnly(query: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
