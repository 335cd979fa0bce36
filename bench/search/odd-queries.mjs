/* What no visitor means well: operators, quotes, long, rare and broken text. Made from a fixed seed, the same each time. */
const COUNT = 1_000;
const PIECES = [
  '"', '*', '(', ')', 'NEAR(', ' AND ', ' OR ', ' NOT ', '{title}:', '^2', '~', '\\', "'; --", '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>', '&lt;', '${7*7}', '\u0000', '\u001b[31m', '\u202e', '\u200b', '\ud800', '😀', '👨‍👩‍👧‍👦', '𠮷',
  '𰻝', 'ﬀ', '㍿', 'İ', 'é\u0301', 'кредит', 'ローン', 'قرض', '理财', '大额存单', '外匯', '信用卡', '银行', '的', '里财', '存单',
  'licai', 'morgage', 'exchnage', 'annual', 'the', 'JH-2026-', '010-6600', '2.35%', '１２３', ' ', '\n', '\t',
]; // prettier-ignore
const KILOBYTES_50 = 50 * 1024;

/** A small generator of numbers from 0 to 1 (mulberry32): Math.random has no seed. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function oddQueries() {
  const next = numbersFrom(20261122);
  const piece = () => PIECES[Math.floor(next() * PIECES.length)];
  const made = Array.from({ length: COUNT }, (_, number) => {
    const parts = Array.from({ length: 1 + Math.floor(next() * 24) }, piece).join('');
    // Every twentieth is as long as a request may be.
    return number % 20 === 0 ? parts.repeat(Math.ceil(KILOBYTES_50 / parts.length)) : parts;
  });
  const anyUnits = Array.from({ length: 200 }, () =>
    String.fromCharCode(...Array.from({ length: 64 }, () => Math.floor(next() * 65_536))),
  );
  return [...made, ...anyUnits];
}

/** What stands in a hit besides escaped text and `<mark>`; '' as it should be. */
export function foreignMarkup({ titleHtml, summaryHtml }) {
  return (`${titleHtml}\n${summaryHtml}`.replace(/<\/?mark>/g, '').match(/[<>]/g) ?? []).join('');
}
