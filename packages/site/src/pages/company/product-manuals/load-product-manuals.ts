import {
  productPapers,
  WEALTH_DOCUMENT_KINDS,
  type ProductPapersPage,
  type WealthProduct,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

const PAGE_SIZE = 8;
const COMPANY = 'CORP';

/** Whose products may be chosen instead of those for companies. */
export const CUSTOMERS = ['PERSONAL', 'PRIVATE'] as const;

export function loadProductManuals({ client, query, signal }: PageRequest): Promise<ProductPapersPage> {
  const docKind = WEALTH_DOCUMENT_KINDS.find((kind) => kind === query['kind']);
  const customerType: WealthProduct['customerType'] =
    CUSTOMERS.find((customer) => customer === query['customer']) ?? COMPANY;
  return client.call(
    productPapers,
    {
      customerType,
      ...(docKind !== undefined && { docKind }),
      keyword: query['keyword'] ?? '',
      pageNum: Number(query['page'] ?? 1),
      pageSize: PAGE_SIZE,
    },
    signal,
  );
}
