import { COLUMNS } from '@bank/contract';
import { InfoCategory, type InfoPublicDoc } from '@bank/contract/schemas';
import type { HandlersOf } from '../../base/handler.ts';
import { pageOf } from '../../base/page-of.ts';
import { articleMonths } from '../articles/column-sizes.ts';
import type { ArticleItem } from '../articles/to-article.ts';
import { yearsOf } from '../articles/years-of.ts';

export const disclosureHandlers = {
  /** The documents of column 801005: an article there names its category in docKind and carries one document. */
  async infoPublicList({ content }, request) {
    const { language, category, year, keyword } = request;
    const [items, months] = await Promise.all([
      content.list('article', language, {
        section: COLUMNS.informationDisclosure,
        keyword,
        ...(year !== undefined && { from: `${year}-01-01`, to: `${year}-12-31` }),
      }),
      articleMonths(content, `${language} ${COLUMNS.informationDisclosure}`),
    ]);
    const found = items
      .flatMap(toDocument)
      .filter((document) => category === undefined || document.category === category);
    return {
      ...pageOf(found, request),
      years: yearsOf(months),
    };
  },
} satisfies HandlersOf<'infoPublicList'>;

/** Nothing for an article that is a plain text: publishing asks for both, but only of this column. */
function toDocument({ key, body }: ArticleItem): InfoPublicDoc[] {
  const category = InfoCategory.safeParse(body.docKind);
  const [file] = body.attachments;
  if (!category.success || file === undefined) return [];
  return [
    {
      id: key,
      category: category.data,
      title: body.title,
      publishDate: body.publishDate,
      file,
      ...(body.docNo !== undefined && { docNo: body.docNo }),
      ...(body.effectiveDate !== undefined && { effectiveDate: body.effectiveDate }),
    },
  ];
}
