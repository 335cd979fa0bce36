import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent, decide, onConsent } from './consent.ts';

/** Storage whose keys are its own properties, as in a browser. */
function aStorage(kept: Record<string, string>) {
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
      removeItem: (key: string) => delete kept[key],
    },
    {},
  ) as Storage;
}

const local: Record<string, string> = {};
const session: Record<string, string> = {};
let cookies: Record<string, string>;
let events: EventTarget;

beforeEach(() => {
  for (const kept of [local, session]) for (const key of Object.keys(kept)) delete kept[key];
  cookies = {};
  events = new EventTarget();
  const proxied = (kept: Record<string, string>) =>
    new Proxy(aStorage(kept), {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
  vi.stubGlobal('localStorage', proxied(local));
  vi.stubGlobal('sessionStorage', proxied(session));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { hostname: 'www.beiyao.example' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('Max-Age=0')) delete cookies[name];
      else cookies[name] = value;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('is undecided at first, and asking writes nothing [TRK-3]', () => {
    expect(consent()).toBe('undecided');
    expect([local, session, cookies]).toEqual([{}, {}, {}]);
  });

  it('is kept under its own key, a refusal as bob-trackOff [TRK-3]', () => {
    decide('granted');
    expect(consent()).toBe('granted');
    expect(local).toEqual({ 'bob-consent': '2' });
    decide('refused');
    expect(consent()).toBe('refused');
    expect(local).toEqual({ 'bob-trackOff': '1' });
    decide('granted');
    expect(local).toEqual({ 'bob-consent': '2' });
  });

  it.each([
    ['Do-Not-Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('counts %s as a refusal, whatever was agreed to before [TRK-3]', (_, signal) => {
    decide('granted');
    vi.stubGlobal('navigator', signal);
    expect(consent()).toBe('refused');
  });

  it('given to an older notice counts no longer', () => {
    local['bob-consent'] = '0';
    expect(consent()).toBe('undecided');
  });

  it('holds for the document where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    decide('granted');
    expect(consent()).toBe('granted');
    decide('refused');
    expect(consent()).toBe('refused');
  });

  it('tells whoever listens, also of a decision in another window [TRK-3]', () => {
    const heard: string[] = [];
    const stop = onConsent((now) => heard.push(now));
    decide('granted');
    local['bob-trackOff'] = '1';
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'bob-trackOff' }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'bob-a11y' }));
    stop();
    decide('granted');
    expect(heard).toEqual(['granted', 'refused']);
  });

  it('leaves nothing that needs it once it is withdrawn, and keeps what the visitor needs [TRK-3]', () => {
    decide('granted');
    Object.assign(local, { 'bob-fingerPrint': 'x', 'bob-a11y': '{}', vendor: '1', 'bob-allRoutes-CN': '{}' });
    Object.assign(session, {
      'bob-replay': 'in',
      'bob-webLan': 'CN',
      'bob-scroll': '{}',
      _rec: '1',
    });
    cookies = { ownSearchList: '利率', vendor_id: '7', 'bob-desktop': '1' };
    // A listener that writes as it stops.
    const stop = onConsent(() => (local['bob-fingerPrint'] = 'once more'));
    decide('refused');
    stop();
    expect(Object.keys(local).sort()).toEqual(['bob-a11y', 'bob-allRoutes-CN', 'bob-trackOff']);
    expect(Object.keys(session)).toEqual(['bob-webLan', 'bob-scroll']);
    expect(Object.keys(cookies)).toEqual(['ownSearchList', 'bob-desktop']);
  });
});
