export const news = {
  'news.all': 'All',
  'news.earlier': 'Earlier',
  'news.years': 'Filter by year',
  'news.searchIn': (column: string) => `Search ${column}`,
  'news.searchLabel': 'Keyword',
  'news.search': 'Search',
  'news.foundCount': (total: number) => (total === 1 ? '1 item' : `${total} items`),
  'news.found': (keyword: string, total: number) =>
    `${total === 1 ? '1 result' : `${total} results`} for “${keyword}”`,
  'news.clear': 'Clear filters',
  'news.none': 'Nothing matches your search. Try another keyword or year, or see everything in this section.',
  'news.empty': 'Nothing has been published here yet. Try one of the other sections.',
  'news.lead': (total: number, month: string) =>
    `${total} ${total === 1 ? 'item' : 'items'}, the latest in ${month}`,
  'news.star': 'A star for each item',
  'news.scale': (month: string, count: number) =>
    `Items published by month; the latest, ${month}, has ${count}`,
  'news.pinned': 'Pinned',
  'news.changed': (day: string) => `Updated ${day}`,
  'news.pages': 'Pages',
  'news.total': (total: number, size: number) => `${total} in all, ${size} to a page`,
  'news.previousPage': 'Previous page',
  'news.nextPage': 'Next page',
  'news.page': (page: number) => `Page ${page}`,
  'news.jumpBefore': 'Go to page',
  'news.jumpAfter': '',
  'news.jump': 'Go',

  'list.pastEnd': (pages: number) =>
    pages === 1
      ? 'This list has one page. The page you asked for comes after it.'
      : `This list has ${pages} pages. The page you asked for comes after the last one.`,
  'list.first': 'Back to the first page',
  'list.feed': 'Follow this list (Atom)',
  'list.last': (pages: number) => `Go to the last page (page ${pages})`,
  'list.ofColumn': (siteName: string, names: readonly string[], total?: number) =>
    total === undefined
      ? `${names.join(': ')}, ${siteName}.`
      : `${names.join(': ')}, ${siteName}. ${total} ${total === 1 ? 'item' : 'items'} by date, to search by year and keyword.`,
  'list.pageTitle': (title: string, page: number) => `${title} (page ${page})`,
  'list.pageDescription': (description: string, page: number, pages: number) =>
    `${description} Page ${page} of ${pages}.`,

  'article.published': 'Published',
  'article.updated': 'Updated',
  'article.minutes': (minutes: number) => `${minutes} min read`,
  'article.source': 'Source',
  'article.attachments': 'Attachments',
  'article.attachment': (type: string, size: string, pages: string) =>
    [type, pages, size].filter(Boolean).join(', '),
  'article.pages': (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  'article.contents': 'On this page',
  'article.ask': 'Questions? Call us',
  'article.askHours': '24 hours a day',
  'article.table': 'Scrollable table',
  'article.tableOf': (heading: string, table: string) => `${heading}: ${table.toLowerCase()}`,
  'article.changes': 'What changed',
  'article.showCode': 'QR code',
  'article.code': 'QR code of this page, to open it on a phone',
  'article.newer': 'Newer',
  'article.older': 'Older',
  'article.neighbours': 'Neighbouring articles',
  'article.related': 'Related',
  'article.print': 'Print',
  'article.copyLink': 'Copy link',
  'article.copied': 'Link copied',
  'article.copyFailed': 'Not copied. Copy it from the address bar instead',
  'article.tools': 'Article tools',
} as const;
