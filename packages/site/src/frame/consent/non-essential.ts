import { RECENT_SEARCHES_COOKIE, STORAGE_PREFIX } from '../../base/state/stored-names.ts';

/** What the site itself keeps only with consent; the key of each consumer is listed here. */
const WITH_CONSENT = new Set(['consent', 'fingerPrint', 'replay'].map((name) => STORAGE_PREFIX + name));
/** Written for the visitor: the cookies of recent searches and of the PC version. */
const VISITORS_COOKIES = new Set([RECENT_SEARCHES_COOKIE, `${STORAGE_PREFIX}desktop`]);

/** Whether a storage key needs consent: some of ours, and all that a third party's script has left. */
function needsConsent(key: string): boolean {
  return key.startsWith(STORAGE_PREFIX) ? WITH_CONSENT.has(key) : true;
}

/** Removes everything that needs consent from this browser: local and session storage, and cookies that script can see. */
export function clearNonEssential(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (needsConsent(key)) storage.removeItem(key);
    }
  } catch {
    // Storage is refused, so there is nothing in it.
  }
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name !== '' && !VISITORS_COOKIES.has(name)) removeCookie(name);
  }
}

/** A third party may have set its cookie for this host or for any domain above it. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const domain of ['', ...domains.map((host) => `; Domain=${host}`)]) {
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
