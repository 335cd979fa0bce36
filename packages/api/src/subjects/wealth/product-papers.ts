import type { z } from 'zod';
import { COLUMNS, WEALTH_DOCUMENT_KINDS, type ProductPapers, type WealthDocument } from '@bank/contract';
import { WealthQueryRequest, type ProductPapersRequest } from '@bank/contract/schemas';
import { perSnapshot } from '../../base/per-snapshot.ts';
import type { WealthQuery } from './find-wealth.ts';

type Request = z.output<typeof ProductPapersRequest>;
type Kind = Request['docKind'];

/** Papers that the editors uploaded after the product's own, by product code: the articles of column 201003. */
export const uploadedPapers = perSnapshot(async (content, language) => {
  const items = await content.list('article', language, { section: COLUMNS.productManuals });
  const papers = items.flatMap(({ body: { prodCode = '', docKind, publishDate, attachments } }) =>
    attachments.map((file): [string, WealthDocument] => [
      prodCode,
      { ...file, publishDate, docKind: WEALTH_DOCUMENT_KINDS.find((kind) => kind === docKind) },
    ]),
  );
  const byProduct = Map.groupBy(papers, ([prodCode]) => prodCode);
  return new Map([...byProduct].map(([prodCode, found]) => [prodCode, found.map(([, paper]) => paper)]));
});

/** The limits that papers share with products. */
export function wealthQueryOf({ language, keyword, customerType, status }: Request): WealthQuery {
  return WealthQueryRequest.parse({
    language,
    keyword,
    ...(customerType !== undefined && { customerType }),
    ...(status !== undefined && { status }),
  });
}

export function toPapers(
  product: ProductPapers,
  uploaded: readonly WealthDocument[],
  docKind: Kind,
): ProductPapers {
  const { prodCode, prodName, registerCode, riskLevel, status, customerType } = product;
  const documents = [...product.documents, ...uploaded]
    .filter((paper) => docKind === undefined || paper.docKind === docKind)
    .toSorted(
      (a, b) =>
        placeOf(a.docKind) - placeOf(b.docKind) || (b.publishDate ?? '').localeCompare(a.publishDate ?? ''),
    );
  return { prodCode, prodName, registerCode, riskLevel, status, customerType, documents };
}

/** Papers without a kind stand at the end. */
function placeOf(kind: Kind): number {
  return kind === undefined ? WEALTH_DOCUMENT_KINDS.length : WEALTH_DOCUMENT_KINDS.indexOf(kind);
}
