import { describe, expect, it } from 'vitest';
import { mobileRedirect } from './mobile-redirect.ts';

const MOBILE = 'https://m.bank.example/';
const CONFIG = { mobileSiteUrl: MOBILE, siteOrigin: 'http://localhost:8080' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.1';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const GOOGLEBOT = `${ANDROID} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const BAIDU = `${IPHONE} (compatible; Baiduspider-render/2.0)`;

describe('mobileRedirect', () => {
  it.each([
    ['an iPhone at the root', '/', IPHONE, '', MOBILE],
    ['an Android phone', '/', ANDROID, '', MOBILE],
    ['a HarmonyOS phone', '/', HARMONY, '', MOBILE],
    ['a phone with a campaign code', '/?from=poster', IPHONE, '', MOBILE],
    ['a phone that chose the PC version', '/', IPHONE, 'a=b; bob-desktop=1', undefined],
    ['a phone that chose it among others', '/', IPHONE, 'a=b;  bob-desktop=1; c=d', undefined],
    ['a phone with another cookie of like name', '/', IPHONE, 'bob-desktop=10', MOBILE],
    ['a phone on any other page', '/personal', IPHONE, '', undefined],
    ['a phone at the English home', '/en', IPHONE, '', undefined],
    ['a tablet', '/', IPAD, '', undefined],
    ['an Android tablet', '/', ANDROID_TABLET, '', undefined],
    ['a PC', '/', PC, '', undefined],
    ['a search engine that looks like a phone', '/', GOOGLEBOT, '', undefined],
    ['another one', '/', BAIDU, '', undefined],
    ['nobody known', '/', '', '', undefined],
  ])('sends %s where it belongs [S1-mobile] [SCAL-3]', (_who, url, agent, cookie, location) => {
    expect(mobileRedirect(url, { 'user-agent': agent, cookie }, CONFIG)?.['location']).toBe(location);
  });

  it('sends on whoever says nothing of themselves, and a phone without a cookie to its site [S1-mobile]', () => {
    expect(mobileRedirect('/', {}, CONFIG)).toBeUndefined();
    expect(mobileRedirect('/', { 'user-agent': IPHONE }, CONFIG)).toEqual({
      location: MOBILE,
      'cache-control': 'private, no-store',
    });
  });

  it('remembers the choice of the PC version for a year [S1-mobile]', () => {
    expect(mobileRedirect('/?desktop=1', { 'user-agent': IPHONE }, CONFIG)).toEqual({
      location: '/',
      'cache-control': 'private, no-store',
      'set-cookie': 'bob-desktop=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    });
  });

  it('keeps the choice over https in a cookie that nobody else can set [SEC-1]', () => {
    const config = { mobileSiteUrl: MOBILE, siteOrigin: 'https://www.bank.example' };
    const agent = { 'user-agent': IPHONE };
    expect(mobileRedirect('/?desktop=1', agent, config)?.['set-cookie']).toBe(
      '__Host-bob-desktop=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    );
    expect(mobileRedirect('/', { ...agent, cookie: '__Host-bob-desktop=1' }, config)).toBeUndefined();
    expect(mobileRedirect('/', { ...agent, cookie: 'bob-desktop=1' }, config)?.['location']).toBe(MOBILE);
  });
});
