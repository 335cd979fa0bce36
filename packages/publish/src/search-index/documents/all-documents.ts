import { LANGUAGES } from '@bank/contract';
import type { SearchDocument } from '@bank/search';
import type { ContentSnapshot } from '@bank/store';
import { announcementDocuments } from './announcements.ts';
import { articleDocuments } from './articles.ts';
import { bannerDocuments } from './banners.ts';
import { branchDocuments } from './branches.ts';
import { businessOf } from './business-of.ts';
import { cardDocuments } from './cards.ts';
import { openReader, type DocumentReader, type DocumentSource } from './document-reader.ts';
import { eduItemDocuments } from './edu-items.ts';
import { feeDocuments } from './fees.ts';
import { fundDocuments } from './funds.ts';
import { linkPageDocuments } from './link-pages.ts';
import { listDocuments } from './lists.ts';
import { menuPageDocuments } from './menu-pages.ts';
import { wealthDocuments } from './wealth-products.ts';

/** Everything that search finds: one source for each record type. Sales staff are left out on purpose. */
const SOURCES: readonly DocumentSource[] = [
  menuPageDocuments,
  listDocuments,
  linkPageDocuments,
  wealthDocuments,
  fundDocuments,
  cardDocuments,
  feeDocuments,
  branchDocuments,
  articleDocuments,
  eduItemDocuments,
  bannerDocuments,
  announcementDocuments,
];

/** Every document of a content version, in both languages and always in the same order. */
export async function* searchDocuments(
  content: ContentSnapshot,
  textOf: DocumentReader['textOf'],
): AsyncIterable<SearchDocument> {
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    const reader = await openReader(content, language, textOf);
    for (const source of SOURCES) {
      for await (const document of source(reader)) {
        if (reader.off.has(document.url.split('?')[0] ?? '')) continue;
        // A paper that many products carry is found once.
        if (seen.has(document.id)) continue;
        seen.add(document.id);
        const business = businessOf(reader, document);
        yield business === undefined ? document : { ...document, business };
      }
    }
  }
}
