/* A reader of served pages for tests: what a page says of itself and where it leads, without a browser. */

export interface CrawledPage {
  /** Path and query as asked for. */
  url: string;
  status: number;
  /** Where it was redirected to, else `url`. */
  landed: string;
  html: string;
  links: string[];
}

const AT_ONCE = 6;

/** Fetches each address once, `AT_ONCE` at a time; `visit` may add more. */
export async function crawl(
  origin: string,
  seeds: Iterable<string>,
  visit: (page: CrawledPage) => Iterable<string>,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const asked = new Set<string>();
  const waiting: string[] = [];
  const ask = (url: string) => {
    if (asked.has(url)) return;
    asked.add(url);
    waiting.push(url);
  };
  for (const seed of seeds) ask(seed);

  async function work(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const page = await fetchPage(origin, url);
      pages.set(url, page);
      for (const next of visit(page)) ask(next);
    }
  }
  // A worker that finds nothing waiting ends; the others may still bring more, so it goes round again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

async function fetchPage(origin: string, url: string): Promise<CrawledPage> {
  // Documents and pictures are only asked whether they are there.
  const method = /^\/(?:files|images)\//.test(url) ? 'HEAD' : 'GET';
  const answer = await fetch(origin + url, { method });
  const html = await answer.text();
  const { pathname, search } = new URL(answer.url);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    url,
    status: answer.status,
    landed: pathname + search,
    html,
    links: isPage ? linksOf(html) : [],
  };
}

/** Every href of the body as written, entities resolved. */
export function linksOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
}

/** The part between `<main` and `</main>`. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

export function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The content of the first match of `pattern`, entities resolved. */
export function found(html: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(html)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
