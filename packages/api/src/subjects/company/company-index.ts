import { CORPORATE_COLUMNS, type CorporateArticle } from '@bank/contract';
import { columnsById } from '../navigation/columns.ts';
import { toArticleSummary, type ArticleItem } from '../articles/to-article.ts';
import { oneSpelling } from '../../base/keyword/spelling.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';

/** A service or a case as the list looks at it. */
export interface IndexedService {
  article: CorporateArticle;
  /** What a keyword is looked for in. */
  text: string;
}

/** Services in the editors' order, column by column, then cases, newest first. */
export const corporateIndex = perSnapshot(async (content, language): Promise<IndexedService[]> => {
  // Publishing lets services stand in these columns only; all other articles are many times more.
  const columns = [...(await columnsById(content, language)).keys()].filter((id) =>
    CORPORATE_COLUMNS.test(id),
  );
  const items = await Promise.all(columns.map((section) => content.list('article', language, { section })));
  return items
    .flat()
    .flatMap(indexed)
    .toSorted(
      ({ article: a }, { article: b }) =>
        Number(a.service.kind === 'CASE') - Number(b.service.kind === 'CASE') ||
        (a.service.kind === 'SERVICE'
          ? a.columnId.localeCompare(b.columnId) || a.service.sort - b.service.sort
          : b.publishDate.localeCompare(a.publishDate)) ||
        a.id.localeCompare(b.id),
    );
});

function indexed(item: ArticleItem): IndexedService[] {
  const { service, title, summary, tags } = item.body;
  if (service === undefined) return [];
  const facts = service.facts.map(({ name, value }) => `${name} ${value}`);
  return [
    {
      article: { ...toArticleSummary(item), service },
      text: oneSpelling([title, summary, ...tags, ...facts].join(' ')),
    },
  ];
}
