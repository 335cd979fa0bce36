import { otherLanguage, pagesOn, type Language, type MenuNode, type RouteDef } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { bankOf } from '../../base/bank-of.ts';
import { bannerPictures } from '../../base/banner-pictures.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';

export type PageRecord = RecordBody<'page'>;

export interface PageTree {
  records: PageRecord[];
  byCode: ReadonlyMap<string, PageRecord>;
  children: ReadonlyMap<string, PageRecord[]>;
  /** The same code's path in the other language. */
  twins: ReadonlyMap<string, string>;
  /** Codes of the records that belong to a part of the site which is off. */
  off: ReadonlySet<string>;
}

/** The page records of a language as a tree; publishing has checked that it has no cycles. */
export const pageTree = perSnapshot(async (content, language): Promise<PageTree> => {
  const [{ records, off }, { records: others }] = await Promise.all([
    pagesIn(content, language),
    pagesIn(content, otherLanguage(language)),
  ]);
  const children = new Map<string, PageRecord[]>();
  for (const record of records) {
    const siblings = children.get(record.parent ?? '') ?? [];
    siblings.push(record);
    children.set(record.parent ?? '', siblings);
  }
  const twins = new Map<string, string>();
  for (const { code, path } of others) if (path !== undefined) twins.set(code, path);
  return { records, byCode: new Map(records.map((record) => [record.code, record])), children, twins, off };
});

/** Without the parts of the site that are off. */
async function pagesIn(
  content: ContentSnapshot,
  language: Language,
): Promise<Pick<PageTree, 'records' | 'off'>> {
  const [items, { features }] = await Promise.all([
    content.list('page', language),
    bankOf(content, language),
  ]);
  const all = items.map(({ body }) => body);
  const records = [...pagesOn(all, features)];
  const on = new Set(records.map(({ code }) => code));
  return { records, off: new Set(all.map(({ code }) => code).filter((code) => !on.has(code))) };
}

/** The record and those above it, the topmost first. */
export function ancestry(tree: PageTree, code: string): PageRecord[] {
  const chain: PageRecord[] = [];
  for (let at = tree.byCode.get(code); at !== undefined; at = tree.byCode.get(at.parent ?? ''))
    chain.unshift(at);
  return chain;
}

export function toRouteDef(tree: PageTree, record: PageRecord, imageBase: string): RouteDef {
  const { banner } = record;
  const { bannerImgUrl, bannerPhoneImgUrl, bannerForms } = bannerPictures(banner, imageBase);
  const twin = tree.twins.get(record.code);
  const titleId = ancestry(tree, record.code).findLast(({ menu }) => menu?.titleId)?.menu?.titleId;
  return {
    ...pageFields(tree, record),
    path: record.path ?? '',
    url: record.path ?? record.menu?.url ?? '',
    urlType: '1',
    title: record.title,
    keepAlive: record.keepAlive,
    ...(record.description !== undefined && { description: record.description }),
    ...(record.columnId !== undefined && { columnId: record.columnId }),
    ...(record.parent !== undefined && { parentCode: record.parent }),
    ...(record.redirect !== undefined && { redirect: record.redirect }),
    ...(record.hidden && { hidden: true }),
    ...(twin !== undefined && { twin }),
    ...(titleId !== undefined && { titleId }),
    ...(banner && {
      banner: {
        title: banner.title,
        ...(banner.subTitle !== undefined && { subTitle: banner.subTitle }),
        imgUrl: bannerImgUrl,
        ...(bannerPhoneImgUrl !== undefined && { phoneImgUrl: bannerPhoneImgUrl }),
        ...(bannerForms !== undefined && { forms: bannerForms }),
        ...(banner.isTall === true && { isTall: true }),
      },
    }),
  };
}

/** The entries below `code` ('' for the top) that stand in the main menu, in the editor's order. */
export function menuBelow(tree: PageTree, code: string): MenuNode[] {
  return (tree.children.get(code) ?? [])
    .filter((record) => record.menu !== undefined)
    .toSorted((a, b) => (a.menu?.sort ?? 0) - (b.menu?.sort ?? 0))
    .map((record) => {
      const children = menuBelow(tree, record.code);
      const { menu } = record;
      return {
        ...toMenuNode(tree, record, menu?.url, menu?.urlType, menu?.sort),
        titleId: menu?.titleId ?? '',
        ...(menu?.summary !== undefined && { summary: menu.summary }),
        ...(menu?.cover !== undefined && { cover: menu.cover }),
        ...(children.length > 0 && { children }),
      };
    });
}

/** The left menu of the nearest section, from `code` upwards, that has one. */
export function leftMenuOf(tree: PageTree, code: string): MenuNode[] {
  for (const section of ancestry(tree, code).toReversed()) {
    const entries = (tree.children.get(section.code) ?? []).filter((record) => record.left !== undefined);
    if (entries.length === 0) continue;
    return entries
      .toSorted((a, b) => (a.left?.sort ?? 0) - (b.left?.sort ?? 0))
      .map((record) => toMenuNode(tree, record, record.left?.url, record.left?.urlType, record.left?.sort));
  }
  return [];
}

function toMenuNode(
  tree: PageTree,
  record: PageRecord,
  url: string | undefined,
  urlType: MenuNode['urlType'] = '1',
  sort = 0,
): MenuNode {
  return {
    ...pageFields(tree, record),
    path: record.path ?? '',
    url: url ?? record.path ?? '',
    urlType,
    titleId: '',
    sort,
  };
}

function pageFields(tree: PageTree, record: PageRecord) {
  return {
    id: record.code,
    name: record.name,
    code: record.code,
    component: record.component,
    dataType: record.dataType,
    levels: ancestry(tree, record.code).length,
    layout: record.layout,
  };
}
