/** Never hold anything, so they open no level. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound command frame keygen'.split(
    ' ',
  ),
);
/** Closed by the parser when a sibling begins; what nests them (lists, tables) is counted. */
const IMPLICITLY_CLOSED = new Set('p li dt dd tr td th thead tbody tfoot option optgroup rt rp'.split(' '));

/**
 * How deep the tags of an HTML text nest, at most `limit` + 1. One pass without building anything, so that a bomb is
 * refused before a parser sees it. What looks like a tag inside an attribute counts too: the answer is never too small.
 */
export function nestingDepth(html: string, limit: number): number {
  const open: string[] = [];
  let deepest = 0;
  const name = /<(\/?)([a-zA-Z][^\s/>]{0,30})/g;
  for (let match = name.exec(html); match !== null; match = name.exec(html)) {
    const tag = (match[2] ?? '').toLowerCase();
    if (VOID.has(tag) || IMPLICITLY_CLOSED.has(tag)) continue;
    if (match[1] === '') {
      open.push(tag);
      deepest = Math.max(deepest, open.length);
      if (deepest > limit) return deepest;
    } else {
      // A closing tag without its opening one closes nothing; counting it would hide real depth.
      const opening = open.lastIndexOf(tag);
      if (opening !== -1) open.length = opening;
    }
  }
  return deepest;
}
