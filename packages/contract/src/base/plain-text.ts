const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|table|blockquote|figure|figcaption|section|br|hr)\b[^>]*>/gi;
const CELL = /<\/t[dh]>/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Sanitised rich text → its words, a paragraph a line: `<p>a &amp; <b>b</b></p><p>c</p>` → `a & b\nc`. */
export function plainText(html: string): string {
  return html
    .replace(CELL, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
      (whole: string, decimal?: string, hex?: string, name?: string) => decoded(whole, decimal, hex, name),
    )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const LINE_LONGEST = 120;

/** What a text without a summary of its own begins with. */
export function firstLine(html: string): string {
  return plainText(html).split('\n', 1)[0]?.slice(0, LINE_LONGEST) ?? '';
}

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
