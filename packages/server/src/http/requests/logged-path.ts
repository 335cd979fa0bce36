const LONGEST = 300;
const PARAMETERS = 10;

/**
 * An address as the log may hold it: parameter names without values, and nothing that could be a phone, card or
 * account number (SEC-20): '/bobbank/search?keyword=13800138000&page=2' → '/bobbank/search?keyword&page'.
 */
export function loggedPath(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return withoutNumbers(url);
  const names = url
    .slice(at + 1)
    .split('&', PARAMETERS)
    .map((pair) => nameOf(pair));
  return `${withoutNumbers(url.slice(0, at))}?${names.join('&')}`;
}

// A name is the visitor's text as much as a value is, so one that our own pages could not have sent is not kept.
function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  return /^[A-Za-z]{1,24}$/.test(name) ? name : '*';
}

function withoutNumbers(path: string): string {
  return path.slice(0, LONGEST).replace(/\d{7,}/g, '*');
}
