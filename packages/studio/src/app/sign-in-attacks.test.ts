import { describe, expect, it } from 'vitest';
import { aBankStudio } from '../testing/a-bank-studio.ts';
import type { Claims } from '../testing/a-provider.ts';

const SESSION = '__Host-studio';

describe('an answer of the provider', () => {
  it('counts once', async () => {
    const browser = (await aBankStudio()).browser();
    const callback = await browser.beAtProvider('lina');
    expect((await browser.get(callback)).status).toBe(303);
    const again = await browser.get(callback);
    expect([again.status, again.body]).toEqual([400, expect.stringContaining('这次登录没有完成')]);
  });

  it('counts in the browser that was sent there, and with the state of then', async () => {
    const studio = await aBankStudio();
    const callback = await studio.browser().beAtProvider('lina');
    // Somebody is led to the callback of another one, to work in their session without knowing it.
    const victim = studio.browser();
    await victim.get('/sign-in/start?back=/');
    expect((await victim.get(callback)).status).toBe(400);
    const browser = studio.browser();
    const own = new URL(await browser.beAtProvider('lina'), 'https://x');
    own.searchParams.set('state', 'A'.repeat(43));
    expect((await browser.get(own.pathname + own.search)).status).toBe(400);
    expect(victim.cookies.has(SESSION) || browser.cookies.has(SESSION)).toBe(false);
  });

  it('counts with the code of its own attempt: one that was seen elsewhere is refused', async () => {
    const studio = await aBankStudio();
    const stolen = new URL(await studio.browser().beAtProvider('lina'), 'https://x').searchParams.get('code');
    const thief = studio.browser();
    const own = new URL(await thief.beAtProvider('guest'), 'https://x');
    own.searchParams.set('code', stolen ?? '');
    expect((await thief.get(own.pathname + own.search)).status).toBe(400);
    expect(thief.cookies.has(SESSION)).toBe(false);
  });

  it.each<[string, (claims: Claims) => Claims]>([
    ['another nonce', (claims) => ({ ...claims, nonce: 'of-another-attempt' })],
    ['no nonce', ({ nonce: _none, ...claims }) => claims],
    ['another audience', (claims) => ({ ...claims, aud: 'another-application' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://other.example' })],
    ['a time long past', (claims) => ({ ...claims, iat: 1_700_000_000, exp: 1_700_000_300 })],
    ['an end two minutes ago', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1_000) - 120 })],
    ['another person than asked about later', (claims) => ({ ...claims, sub: 'zhaomin' })],
  ])('with an ID token of %s is refused', async (_what, alter) => {
    const studio = await aBankStudio();
    studio.provider.alter = alter;
    const browser = studio.browser();
    const answer = await browser.signIn('lina');
    expect([answer.status, browser.cookies.has(SESSION)]).toEqual([400, false]);
  });

  it('signed with a key that the provider does not publish is refused', async () => {
    const studio = await aBankStudio();
    studio.provider.hasOtherKey = true;
    expect((await studio.browser().signIn('lina')).status).toBe(400);
  });

  it('counts where the clocks are half a minute apart', async () => {
    const studio = await aBankStudio();
    const now = Math.floor(Date.now() / 1_000);
    studio.provider.alter = (claims) => ({ ...claims, iat: now + 30, nbf: now + 30, exp: now + 300 });
    expect((await studio.browser().signIn('lina')).status).toBe(303);
    studio.provider.alter = (claims) => ({ ...claims, iat: now - 300, exp: now - 30 });
    expect((await studio.browser().signIn('lina')).status).toBe(303);
  });

  it('that says no is told as such', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    const { location } = await browser.get('/sign-in/start?back=/');
    const state = new URL(location).searchParams.get('state') ?? '';
    const iss = encodeURIComponent(studio.provider.issuer);
    const answer = await browser.get(`/sign-in/done?error=access_denied&state=${state}&iss=${iss}`);
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('被取消')]);
  });
});

describe('a stranger', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    '/x/..//evil.example',
  ])('cannot have %j visited after signing in', async (back) => {
    const browser = (await aBankStudio()).browser();
    expect((await browser.get(`/sign-in?back=${encodeURIComponent(back)}`)).body).toContain(
      'href="/sign-in/start?back=%2F"',
    );
    expect((await browser.signIn('lina', back)).location).toBe('/');
  });

  it('cannot choose somebody’s session: signing in makes a new one, and ends the one before', async () => {
    const studio = await aBankStudio();
    const [attacker, victim] = [studio.browser(), studio.browser()];
    await attacker.signIn('zhaomin');
    const planted = attacker.cookies.get(SESSION) ?? '';
    victim.cookies.set(SESSION, planted);
    await victim.signIn('lina');
    expect(victim.cookies.get(SESSION)).not.toBe(planted);
    expect((await attacker.get('/')).status).toBe(303);
    victim.cookies.set(SESSION, 'B'.repeat(43));
    await victim.signIn('lina');
    expect(victim.cookies.get(SESSION)).not.toBe('B'.repeat(43));
  });

  it('cannot have a signed-in browser do anything from another page', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    await browser.signIn('zhaomin');
    const token = await browser.token();
    const make = (fields: Record<string, string>, headers?: Record<string, string>) =>
      browser.post('/editions', { title: 'x', scope: 'rates', ...fields }, headers);
    expect((await make({ token }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await make({ token }, { origin: 'null' })).status).toBe(403);
    expect((await make({})).status).toBe(403);
    expect((await make({ token: 'C'.repeat(43) })).status).toBe(403);
    expect((await browser.post('/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.get('/')).body).not.toContain('/editions/1');
    expect((await make({ token })).status).toBe(303);
  });

  it('cannot reach it by another name', async () => {
    const browser = (await aBankStudio()).browser();
    for (const host of ['localhost:8090', 'evil.example', 'studio.bank.example.evil.example'])
      expect((await browser.get('/sign-in', { host })).status).toBe(421);
  });
});
