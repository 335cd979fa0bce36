import type { SearchDocument } from '../engine/search-document.ts';

/** A visible Chinese news page, but for what the test says. */
export function aDocument(part: Partial<SearchDocument> & { id: string }): SearchDocument {
  const language = part.language ?? 'CN';
  return {
    language,
    shownIn: [language],
    docType: 'NEWS',
    kind: 'news',
    columnId: '701001',
    columnName: '本行新闻',
    title: '北曜银行新闻',
    tags: [],
    summary: '',
    body: '',
    codes: [],
    url: `/bobbank/seconddetail?id=${part.id}`,
    urlType: '1',
    publishDate: '2026-06-01',
    ...part,
  };
}
