import {
  beijingDay,
  changedOn,
  daysBetween,
  storyOf,
  updatedAt,
  type ActivityDetail,
  type Article,
  type EduInfo,
} from '@bank/contract';
import type { DraftBody, DraftType } from '@bank/publish/editing';
import type { TextDraft } from '@bank/site/text-draft';
import { typeOf } from '../editions/edition-folder.ts';
import { SIDES, LANGUAGE_OF, type ItemFiles } from '../editions/item-files.ts';

/** Of records that are texts, each of which has a page of its own. */
export function draftTypeOf({ name, files }: { name: string; files: ItemFiles }): DraftType | undefined {
  const type = typeOf(name);
  return files.kind === 'texts' && (type === 'article' || type === 'edu-item') ? type : undefined;
}

/** The files of a text. */
export function filesByLanguage(files: ItemFiles) {
  if (files.kind !== 'texts') return {};
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const file = files.files[side];
      return file === undefined ? [] : [[LANGUAGE_OF[side], file]];
    }),
  );
}

type ArticleBody = DraftBody<'article'>;
type LessonBody = DraftBody<'edu-item'>;

interface Written {
  key: string;
  /** Of the page that shows the texts of its column. */
  component: string | undefined;
  now: number;
}

/** What is written so far, as the page that shows it is told. What is not written yet is empty. */
export function textDraft(type: DraftType, body: ArticleBody | LessonBody, written: Written): TextDraft {
  if (type === 'edu-item') return { page: 'consumer-detail', data: lessonOf(body, written) };
  const article = articleOf(body, written);
  switch (written.component) {
    case 'event-detail':
      return { page: 'event-detail', data: activityOf(article, body, written) };
    case 'consumer-detail':
      return {
        page: 'consumer-detail',
        data: { ...article, audience: '1', mediaType: 'TEXT', views: 0, videos: [], related: [] },
      };
    case 'fund-news':
      return { page: 'fund-news', data: article };
    case 'about':
    case 'deposit-insurance':
      return { page: written.component, data: article };
    default: {
      const { service } = body as ArticleBody;
      return {
        page: 'article',
        data: { ...article, ...(service !== undefined && { service }), services: [], cases: [] },
      };
    }
  }
}

/** Its neighbours and what is related to it are not of it. */
function articleOf(body: ArticleBody | LessonBody, { key, now }: Written): Article {
  const publishDate = body.publishDate ?? beijingDay(now);
  const changed = changedOn(body);
  return {
    id: key,
    columnId: body.columnId ?? '',
    title: body.title ?? '',
    summary: body.summary ?? '',
    cover: body.cover ?? '',
    publishDate,
    updateTime: updatedAt({ ...body, publishDate }),
    ...(changed !== undefined && { changedOn: changed }),
    ...(body.source !== undefined && { source: body.source }),
    top: '0',
    tags: body.tags ?? [],
    attachments: body.attachments ?? [],
    ...('daylight' in body && body.daylight !== undefined && { daylight: body.daylight }),
    content: body.content ?? '',
    ...storyOf(body),
    related: [],
    address: '',
  };
}

function activityOf(article: Article, body: ArticleBody, { now }: Written): ActivityDetail {
  const today = beijingDay(now);
  const startDate = body.startDate ?? article.publishDate;
  const endDate = body.endDate ?? startDate;
  const [status, from, to] =
    today < startDate
      ? (['UPCOMING', today, startDate] as const)
      : today <= endDate
        ? (['CURRENT', today, endDate] as const)
        : (['ENDED', endDate, today] as const);
  const { area = [], rules = [] } = body;
  return { ...article, startDate, endDate, area, rules, status, days: daysBetween(from, to) };
}

function lessonOf(body: LessonBody, written: Written): EduInfo {
  const {
    audience = '1',
    mediaType = 'TEXT',
    videos = [],
    picture,
    alt,
    captions,
    transcript,
    quiz,
    url,
  } = body;
  const { duration } = videos.find((film) => film.duration !== undefined) ?? {};
  return {
    ...articleOf(body, written),
    audience,
    mediaType,
    views: 0,
    videos,
    picture,
    alt,
    captions,
    transcript,
    quiz,
    url,
    duration,
    related: [],
  };
}
