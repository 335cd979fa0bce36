import type { RouteDef } from '@bank/contract';
import { isPastEnd, pagesOf } from '../../base/page/list-place.ts';
import type { Messages } from '../../words/loading/messages.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import type { PageHead } from '../../base/page/page-module.ts';
import { searchText } from '../../base/page/query-parameters.ts';
import type { ChromeConfig } from '../../base/page/chrome-data.ts';

export interface HeadFacts {
  title: string;
  description: string;
  /** Path and query; undefined for a page that does not exist. */
  address: string | undefined;
  /** The same page in the other language, where it has one and search engines are to know both. */
  twin: string | undefined;
  noindex: boolean;
}

/** What the head of a page says of it, to visitors and to programs. */
export function headFacts(
  record: RouteDef,
  leaf: LeafData,
  config: ChromeConfig,
  words: Messages,
): HeadFacts {
  if (leaf.kind === 'missing') {
    const description = record.description ?? config.description;
    return {
      title: words['notFound.title'],
      description,
      address: undefined,
      twin: undefined,
      noindex: true,
    };
  }
  const { head } = leaf;
  const column = columnOf(record, leaf);
  const texts = {
    title: head.title ?? column?.title ?? record.title,
    description:
      head.description ??
      (column && words['list.ofColumn'](config.siteName, column.names, head.list?.total)) ??
      record.description ??
      config.description,
  };
  const { suffix, page, isView } = placeOf(record, leaf);
  const isLost = head.list !== undefined && isPastEnd(head.list);
  // Of a filtered or sorted list too: the title is what a visitor who does not see the page hears of it.
  const further = head.list === undefined || isLost ? undefined : leaf.query['page'];
  const noindex = record.hidden === true || head.noindex === true || isView || isLost;
  return {
    ...(further === undefined ? texts : ofPage(texts, further, leaf, words)),
    address: head.address ?? record.path + suffix,
    // Lists are of different lengths in the two languages: their further pages are nothing of each other.
    twin: noindex || page !== undefined ? undefined : twinOf(record, head, suffix),
    noindex,
  };
}

type Found = Extract<LeafData, { kind: 'page' }>;

function ofPage(
  { title, description }: { title: string; description: string },
  page: string,
  { head }: Found,
  words: Messages,
) {
  const pages = head.list === undefined ? 0 : pagesOf(head.list);
  return {
    title: words['list.pageTitle'](title, Number(page)),
    description: words['list.pageDescription'](description, Number(page), pages),
  };
}

/** What a page names for what it shows is a whole address. */
function twinOf({ twin }: RouteDef, head: PageHead, suffix: string): string | undefined {
  return twin === undefined || head.twin !== undefined ? twin : twin + suffix;
}

/**
 * One page lists many columns: in its title, as over its banner, each goes by its own name, and by the page's too
 * where that column has its home on another page.
 */
function columnOf(record: RouteDef, leaf: Found): { title: string; names: string[] } | undefined {
  const { column: columnId } = leaf.query;
  if (columnId === undefined || columnId === record.columnId) return undefined;
  const crumbs = leaf.second?.crumbs ?? [];
  const column = crumbs.at(-1);
  if (column === undefined) return undefined;
  const isOwn = column.url?.split('?')[0] === record.path;
  return {
    title: isOwn ? column.name : `${column.name}-${record.title}`,
    names: crumbs.slice(-2).map(({ name }) => name),
  };
}

/** Parameters that name one thing out of many. */
const ITEM = ['id', 'prodCode', 'fundCode', 'file'];

/**
 * What of the address makes a page of its own: the item, or the column and the page of a list. The other parameters
 * only limit, order or draw what is there; with one of them it is a view of that page (PD-22).
 */
function placeOf({ columnId }: RouteDef, { head, query }: Found) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const own = [...ITEM, ...(head.own ?? [])];
  const isView = given.some(([name]) => !own.includes(name) && name !== 'column' && name !== 'page');
  const isItem = given.some(([name]) => ITEM.includes(name));
  const page = isView || head.list === undefined ? undefined : query['page'];
  const kept = given.filter(([name, value]) => {
    if (name === 'page') return page !== undefined;
    // A list under its own column is the page itself.
    return name === 'column' ? !isItem && value !== columnId : own.includes(name);
  });
  return { suffix: searchText(Object.fromEntries(kept)), page, isView };
}
