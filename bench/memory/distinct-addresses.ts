const CODE = /fundCode=(\d{6})$/;
const LIST = /^(?:\/en)?\/(?:bobbank|investment|creditcard)\/secondlist(?:\?|$)/;
const WORDS = {
  zh: ['北', '行', '年', '公告', '服务', '业'],
  en: ['bank', 'the', 'of', 'new', 'service', 'year'],
};

const wordsOf = (path: string) => (path.startsWith('/en') ? WORDS.en : WORDS.zh);
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** The first of each, the second of each, …: until all are used up. */
export function* inTurn<Item>(lists: readonly Iterable<Item>[]): Generator<Item> {
  let going = lists.map((list) => list[Symbol.iterator]());
  while (going.length > 0) {
    const next = going.map((iterator) => ({ iterator, result: iterator.next() }));
    for (const { result } of next) if (result.done !== true) yield result.value;
    going = next.filter(({ result }) => result.done !== true).map(({ iterator }) => iterator);
  }
}

function* comparisons(paths: readonly string[]): Generator<string> {
  const codes = [...new Set(paths.flatMap((path) => CODE.exec(path)?.[1] ?? []))].toSorted();
  for (let apart = 1; apart < codes.length; apart += 1)
    for (const [index, code] of codes.slice(apart).entries()) {
      const query = `codes=${codes[index]},${code}`;
      yield `/personal/second/funddb?${query}`;
      yield `/en/personal/second/funddb?${query}`;
    }
}

function* listsByWord(paths: readonly string[]): Generator<string> {
  const lists = paths.filter((path) => LIST.test(path));
  for (const place of WORDS.zh.keys())
    for (const path of lists)
      yield withQuery(path, `keyword=${encodeURIComponent(wordsOf(path)[place] ?? '')}`);
}

/**
 * Addresses of pages that exist, in both languages, each once: those of the sitemaps first, then two funds side by side,
 * and lists with a word. `paths` are those of the sitemaps; there are as many as two funds can be chosen of the bank's.
 */
export function* distinctPages(paths: readonly string[]): Generator<string> {
  const english = paths.filter((path) => path.startsWith('/en'));
  const chinese = paths.filter((path) => !path.startsWith('/en'));
  yield* inTurn([chinese, english]);
  yield* inTurn([comparisons(paths), listsByWord(paths)]);
}

/** The n-th address that nobody has: a page, an article or a file. */
export function junkAddress(n: number): string {
  const kinds = [
    `/nobody-${n}`,
    `/en/bobbank/seconddetail?id=none-${n}&column=701001`,
    `/bobbank/seconddetail?id=none-${n}&column=701001`,
    `/personal/second/fundshow?fundCode=none${n}`,
    `/images/none-${n}.png`,
  ];
  return kinds[n % kinds.length] ?? '';
}

/** The n-th page of results. */
export const searchAddress = (n: number): string =>
  n % 2 === 0 ? `/search?keyword=${encodeURIComponent('存款')}${n}` : `/en/search?keyword=deposit${n}`;
