import {
  CODES,
  HOME_PATHS,
  breadCrumb,
  isCallRejected,
  leftTree,
  type BannerCrumb,
  type MenuNode,
  type RouteDef,
} from '@bank/contract';
import { WELCOME } from '../registry/welcome.ts';
import { toMenuEntry } from '../../frame/chrome/menu-entry.ts';
import { currentEntry } from '../../frame/chrome/current-entry.ts';
import { loadQrList, type SameQrList } from '../../frame/chrome/qr-list.ts';
import { loadWords, type AnyPage, type PageHead, type PageRequest } from '../../base/page/page-module.ts';
import type { LeafData, SecondLevelData } from '../../base/page/leaf-data.ts';

type RecordsByCode = ReadonlyMap<string, RouteDef>;

/** Everything one page needs, computed once: its data, its words for the head, its banner and left menu. */
export async function loadLeaf(
  page: AnyPage,
  request: PageRequest,
  records: RecordsByCode,
  sameQrList?: SameQrList,
): Promise<LeafData> {
  const { record, query } = request;
  const { column } = query;
  if (column !== undefined && page.columns?.includes(column) === false)
    return { kind: 'missing', status: 404, query, head: { noindex: true } };
  const hasSecond = record.layout === 'second' || record.layout === 'fund';
  const second = hasSecond ? loadSecondLevel(request, records) : undefined;
  // Without this a page that fails first would leave its rejection unhandled.
  const secondIfAny = second?.catch(() => undefined);
  try {
    return await loadFound(page, request, second, sameQrList);
  } catch (error) {
    const status = missingStatus(error);
    if (status === undefined) throw error;
    // What stands around the item stays, with the way back to where it would be listed.
    const around = await secondIfAny;
    // Of a column that does not exist there is nothing around it either.
    if (status === 404 && page.awaits?.(query) === true && hasSecond === (around !== undefined))
      return {
        kind: 'page',
        data: null,
        shown: WELCOME,
        query,
        head: { noindex: true },
        ...(around && { second: around }),
      };
    return { kind: 'missing', status, query, head: { noindex: true }, ...(around && { second: around }) };
  }
}

async function loadFound(
  page: AnyPage,
  request: PageRequest,
  second: Promise<SecondLevelData> | undefined,
  sameQrList: SameQrList | undefined,
): Promise<LeafData> {
  const { record, query, language } = request;
  const qrLoading = loadQrList(request, sameQrList);
  const words = loadWords(page, language);
  // A form that was sent is answered in words.
  if (request.posted !== undefined || page.speaksInLoad) await words;
  const [data] = await Promise.all([page.load(request), words]);
  const { banner, ...told } = page.head?.(data, { record, query, language }) ?? {};
  const head = withoutItems(told);
  const around = under(banner, await second);
  const qr = await qrLoading;
  return { kind: 'page', data, query, head, ...(around && { second: around }), ...(qr && { qr }) };
}

/** A page gives its list as it came; its items are in the page's data already. */
function withoutItems(head: PageHead): PageHead {
  if (head.list === undefined) return head;
  const { total, pageNum, pageSize } = head.list;
  return { ...head, list: { total, pageNum, pageSize } };
}

/** The banner shows what the last crumb names. */
function under(banner: PageHead['banner'], second: SecondLevelData | undefined): SecondLevelData | undefined {
  const last = second?.crumbs.at(-1);
  if (banner === undefined || second === undefined || last === undefined) return second;
  const { bannerPhoneImgUrl: _other, bannerForms: _forms, ...crumb } = last;
  return { ...second, crumbs: [...second.crumbs.slice(0, -1), { ...crumb, ...banner }] };
}

async function loadSecondLevel(request: PageRequest, records: RecordsByCode): Promise<SecondLevelData> {
  const { client, record, query, signal } = request;
  const columnId = query['column'] ?? record.columnId;
  const [crumbs, left] = await Promise.all([
    columnId === undefined
      ? defaultCrumbs(record, records)
      : client.call(breadCrumb, { id: columnId }, signal),
    client.call(leftTree, { code: record.code }, signal),
  ]);
  const current = currentEntry(left, { record, query }, records);
  return {
    crumbs,
    left: left.map(toMenuEntry),
    leftTitle: leftSection(left, record, records).name,
    ...(current && { leftCurrent: current.code }),
  };
}

/** Breadcrumb and banner from the records alone, for a page that has no column (S4-banner). */
function defaultCrumbs(record: RouteDef, records: RecordsByCode): BannerCrumb[] {
  const chain: RouteDef[] = [];
  for (let at: RouteDef | undefined = record; at !== undefined; at = records.get(at.parentCode ?? ''))
    chain.unshift(at);
  const nearest = chain.findLast((entry) => entry.banner !== undefined)?.banner;
  return chain.map((entry) => {
    const shown = entry === record ? nearest : entry.banner;
    return {
      id: entry.id,
      name: entry === record ? (record.banner?.title ?? entry.name) : entry.name,
      ...(entry.banner?.subTitle !== undefined && { subTitle: entry.banner.subTitle }),
      bannerImgUrl: shown?.imgUrl ?? '',
      ...(shown?.phoneImgUrl !== undefined && { bannerPhoneImgUrl: shown.phoneImgUrl }),
      ...(shown?.forms !== undefined && { bannerForms: shown.forms }),
      url: entry.path || entry.url,
      component: entry.component,
    };
  });
}

/** The page or heading that the left menu's entries stand below; the records know it by those that have a page. */
function leftSection(left: readonly MenuNode[], record: RouteDef, records: RecordsByCode): RouteDef {
  for (const { code } of left) {
    const section = records.get(records.get(code)?.parentCode ?? '');
    // The Chinese home page is its own section's front page; the English one belongs to none.
    if (section !== undefined && section.path !== HOME_PATHS.EN) return section;
  }
  return sectionOf(record, records);
}

function sectionOf(record: RouteDef, records: RecordsByCode): RouteDef {
  let at = record;
  for (let up = records.get(at.parentCode ?? ''); up !== undefined; up = records.get(at.parentCode ?? '')) {
    if (Object.values<string>(HOME_PATHS).includes(up.path)) break;
    at = up;
  }
  return at;
}

function missingStatus(error: unknown): 404 | 410 | undefined {
  if (!isCallRejected(error)) return undefined;
  if (error.body.code === CODES.notFound.code) return 404;
  if (error.body.code === CODES.withdrawn.code) return 410;
  return undefined;
}
