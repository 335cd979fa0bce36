import { EDU_DATA_TYPES, EDU_MEDIA_TYPES, storyOf, type EduInfo, type Language } from '@bank/contract';
import type { ListQuery } from '@bank/store';
import type { HandlerDeps, HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { NotFound } from '../../base/problems.ts';
import { toArticle } from '../articles/find-article.ts';
import { neighboursOf } from '../articles/neighbours-of.ts';
import { placesOf } from '../articles/text-places.ts';
import { toArticleSummary } from '../articles/to-article.ts';
import { findColumn } from '../navigation/column-trail.ts';
import { columnsById } from '../navigation/columns.ts';
import { countEdu, filterEdu } from './edu-facets.ts';
import { type Entry, findEntry, isZoneColumn, relatedEntries } from './find-entry.ts';
import { articleAsEduItem, toEduItem } from './to-edu-item.ts';

/** Entries of a column on the zone's home. */
const BLOCK_ENTRIES = 6;

export const consumerHandlers = {
  async protection(deps, { language }) {
    const columns = [...(await columnsById(deps.content, language)).values()]
      .filter(({ columnId }) => isZoneColumn(columnId))
      .toSorted((a, b) => a.columnId.localeCompare(b.columnId));
    const blocks = columns.map(async ({ columnId, name }) => {
      const { items, articles } = await entriesOf(deps, language, columnId, { limit: BLOCK_ENTRIES });
      const list = [...filterEdu(items, {}).map(toEduItem), ...articles.map(articleAsEduItem)];
      return { columnId, name, list: list.slice(0, BLOCK_ENTRIES) };
    });
    return { blocks: await Promise.all(blocks) };
  },

  async protectionTexts(deps, { language, columnId, keyword, pageNum, pageSize }) {
    await findZoneColumn(deps, language, columnId);
    const { items, articles } = await entriesOf(deps, language, columnId, withKeyword(keyword));
    const texts = [...filterEdu(items, { mediaType: 'TEXT' }), ...articles];
    return pageOf(texts.map(toArticleSummary), { pageNum, pageSize });
  },

  async protectionText(deps, { language, id }) {
    const found = await findEntry(deps, language, id);
    if (found.kind === 'article') return toArticle(deps, language, found.item);
    const { item } = found;
    const [{ prev, next }, others, places] = await Promise.all([
      neighboursOf(deps.content, found.kind, language, found.item),
      deps.content.list('edu-item', language, { section: item.body.columnId }),
      placesOf(deps.content, language, item),
    ]);
    return {
      ...toArticleSummary(item),
      content: item.body.content ?? '',
      ...storyOf(item.body),
      prev,
      next,
      related: others
        .filter((other) => other.key !== item.key && other.body.mediaType === 'TEXT')
        .slice(0, 3)
        .map(toArticleSummary),
      ...places,
    };
  },

  async eduList(deps, { language, columnId, audience, mediaType, keyword, pageNum, pageSize }) {
    if (columnId !== undefined) await findZoneColumn(deps, language, columnId);
    const query = { ...withKeyword(keyword), ...(columnId !== undefined && { section: columnId }) };
    const items = await deps.content.list('edu-item', language, query);
    const found = filterEdu(items, { audience, mediaType });
    const page = pageOf(found, { pageNum, pageSize });
    return {
      ...page,
      list: page.list.map(toEduItem),
      ...countEdu(items, { audience, mediaType }),
    };
  },

  async eduInfo(deps, { language, id }) {
    const found = await findEntry(deps, language, id);
    const [neighbours, related, places] = await Promise.all([
      neighboursOf(deps.content, found.kind, language, found.item),
      relatedTo(deps, language, found),
      placesOf(deps.content, language, found.item),
    ]);
    const { content = '', attachments } = found.item.body;
    return {
      ...ownPartsOf(found),
      content,
      attachments,
      ...storyOf(found.item.body),
      ...neighbours,
      related,
      ...places,
    };
  },

  async protectionPageData({ content }, { language, pageId, dataType }) {
    const mediaType = EDU_MEDIA_TYPES[EDU_DATA_TYPES.indexOf(dataType)];
    const items = await content.list('edu-item', language);
    return filterEdu(items, { mediaType })
      .filter(({ body }) => body.pageId === pageId)
      .map(toEduItem);
  },

  async protectionCover({ content }, { language, pageId }) {
    const [first] = await content.list('banner', language, { section: pageId, limit: 1 });
    if (first === undefined) throw new NotFound(`The page ${pageId} has no banner in ${language}`);
    return { cover: first.body.cover, title: first.body.title };
  },
} satisfies HandlersOf<
  | 'protection'
  | 'protectionTexts'
  | 'protectionText'
  | 'eduList'
  | 'eduInfo'
  | 'protectionPageData'
  | 'protectionCover'
>;

async function findZoneColumn(deps: HandlerDeps, language: Language, columnId: string) {
  if (!isZoneColumn(columnId)) throw new NotFound(`${columnId} is no column of the consumer zone`);
  return findColumn(deps, language, columnId);
}

const withKeyword = (keyword: string): ListQuery => (keyword === '' ? {} : { keyword });

/** A column holds education items or articles (content/README.md), so one of the lists is empty. */
async function entriesOf({ content }: HandlerDeps, language: Language, columnId: string, query: ListQuery) {
  const own = { ...query, section: columnId };
  const [items, articles] = await Promise.all([
    content.list('edu-item', language, own),
    content.list('article', language, own),
  ]);
  return { items, articles };
}

async function relatedTo(deps: HandlerDeps, language: Language, found: Entry) {
  const { columnId, tags } = found.item.body;
  // Education items go together across columns: a case and the knowledge that prevents it.
  if (found.kind === 'edu-item') {
    const all = await deps.content.list('edu-item', language);
    const candidates = all.map((item) => ({ entry: toEduItem(item), tags: item.body.tags }));
    return relatedEntries({ entry: toEduItem(found.item), tags }, candidates);
  }
  const all = await deps.content.list('article', language, { section: columnId });
  const candidates = all.map((item) => ({ entry: articleAsEduItem(item), tags: item.body.tags }));
  return relatedEntries({ entry: articleAsEduItem(found.item), tags }, candidates);
}

function ownPartsOf(found: Entry): Omit<EduInfo, 'content' | 'attachments' | 'related' | 'address'> {
  if (found.kind === 'article') return { ...articleAsEduItem(found.item), videos: [] };
  const { picture, alt, videos, captions, quiz } = found.item.body;
  return {
    ...toEduItem(found.item),
    ...(picture && { picture }),
    ...(alt !== undefined && { alt }),
    videos,
    ...(captions && { captions }),
    ...(quiz && { quiz }),
  };
}
