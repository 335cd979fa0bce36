import { describe, expect, it } from 'vitest';
import { aBankStudio, PUBLIC_URL } from '../testing/a-bank-studio.ts';
import { listSteps } from '../store/steps.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

const stepsOf = ({ studio }: Awaited<ReturnType<typeof aBankStudio>>) =>
  listSteps(studio().database).steps.map(({ person, step, detail }) => [person, step, detail]);

describe('who signs in with the bank’s account', () => {
  it('comes back to the page that they wanted, in a session that only TLS and this host see', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    expect((await browser.get('/key?x=1')).location).toBe('/sign-in?back=%2Fkey%3Fx%3D1');
    expect((await browser.get('/sign-in?back=%2Fkey%3Fx%3D1')).body).toContain(
      'href="/sign-in/start?back=%2Fkey%3Fx%3D1"',
    );
    const answer = await browser.signIn('lina', '/key?x=1');
    expect([answer.status, answer.location]).toEqual([303, '/key?x=1']);
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^__Host-studio=[\w-]{43}; Secure; HttpOnly; SameSite=Lax; Path=\/; Max-Age=36000$/,
      ),
    ]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await browser.get('/')).body).toContain('李娜');
    expect(stepsOf(studio)).toEqual([['Li Na', 'signed-in', 'writer']]);
  });

  it('is sent there with PKCE, a state and a nonce, and holds nothing of them', async () => {
    const browser = (await aBankStudio()).browser();
    const { location, cookies } = await browser.get('/sign-in/start?back=/');
    const sent = new URL(location).searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      client_id: 'studio',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${PUBLIC_URL}/sign-in/done`,
      scope: 'openid profile groups',
    });
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-studio-sign-in=[\w-]{43}; Secure; HttpOnly; SameSite=Lax; Path=\/; Max-Age=600$/,
      ),
    ]);
    expect(cookies[0]).not.toContain(sent.get('state'));
  });

  it('may what their groups may, in the scopes of each', async () => {
    const studio = await aBankStudio();
    const checker = studio.browser();
    await checker.signIn('zhaomin');
    const token = await checker.token();
    const make = (scope: string) => checker.post('/editions', { token, title: 'x', scope });
    // A writer of rates and a checker of the site is no writer of the site.
    expect((await make('rates')).status).toBe(303);
    expect((await make('site')).status).toBe(403);
    expect((await checker.get('/log')).status).toBe(403);
    studio.provider.accounts['zhaomin'] = { name: 'Zhao Min', groups: ['auditors'] };
    await studio.browser().signIn('zhaomin');
    // The session of before has the rights of now.
    expect((await make('rates')).status).toBe(403);
    expect((await checker.get('/log')).status).toBe(200);
  });

  it('keeps the name under which edits and keys are, whatever the bank calls them later', async () => {
    const studio = await aBankStudio();
    await studio.browser().signIn('lina');
    studio.provider.accounts['lina'] = { name: 'Li Na-Chen', groups: ['news', 'site-checkers'] };
    const browser = studio.browser();
    await browser.signIn('lina');
    expect((await browser.get('/')).body).toContain('data-person="Li Na"');
  });
});

describe('who is refused', () => {
  it('is told by name that none of their groups may use the studio', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    const answer = await browser.signIn('guest');
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('统一登录确认您是 Gu Ke');
    expect(answer.body).toContain('您不在任何可以使用内容工作台的用户组里');
    expect(browser.cookies.has('__Host-studio')).toBe(false);
    expect(stepsOf(studio)).toEqual([['Gu Ke', 'refused', 'no-group']]);
    const english = studio.browser();
    const callback = await english.beAtProvider('guest');
    expect((await english.get(callback, { 'accept-language': 'en-GB' })).body).toContain(
      'You are in no group that may use the studio.',
    );
  });

  it('is out everywhere when the last group is gone', async () => {
    const studio = await aBankStudio();
    const [here, there] = [studio.browser(), studio.browser()];
    await here.signIn('lina');
    studio.provider.accounts['lina'] = { name: 'Li Na', groups: [] };
    expect((await there.signIn('lina')).status).toBe(403);
    expect((await here.get('/')).location).toBe('/sign-in?back=%2F');
  });

  it('is somebody else under a name that is taken, or without one', async () => {
    const studio = await aBankStudio();
    await studio.browser().signIn('lina');
    studio.provider.accounts['other'] = { name: 'Li Na', groups: ['site-checkers'] };
    studio.provider.accounts['nameless'] = { groups: ['news'] };
    const taken = await studio.browser().signIn('other');
    expect([taken.status, taken.body]).toEqual([403, expect.stringContaining('署名与签名密钥会混淆')]);
    const nameless = await studio.browser().signIn('nameless');
    expect([nameless.status, nameless.body]).toEqual([403, expect.stringContaining('没有告知您的姓名')]);
  });

  it('is everybody who was a demo person', async () => {
    const browser = (await aBankStudio()).browser();
    expect((await browser.post('/sign-in', { person: 'Li Na' })).status).toBe(404);
    expect((await browser.get('/sign-in')).body).not.toContain('Li Na');
  });
});

describe('a session', () => {
  it('is ended by signing out, at the provider too', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    await browser.signIn('lina');
    const token = await browser.token();
    const before = browser.cookies.get('__Host-studio') ?? '';
    const answer = await browser.post('/sign-out', { token });
    expect([answer.status, answer.cookies]).toEqual([
      200,
      ['__Host-studio=; Secure; HttpOnly; SameSite=Lax; Path=/; Max-Age=0'],
    ]);
    const [, address = ''] = /^0;url=(.+)$/.exec(String(answer.headers['refresh'])) ?? [];
    const end = new URL(address);
    expect(end.origin).toBe(studio.provider.issuer);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/signed-out`);
    expect(end.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await fetch(end)).status).toBe(200);
    browser.cookies.set('__Host-studio', before);
    expect((await browser.get('/')).location).toBe('/sign-in?back=%2F');
    expect((await browser.get('/signed-out')).status).toBe(200);
  });

  it('is ended by the operator, wherever the person is', async () => {
    const studio = await aBankStudio();
    const [here, there] = [studio.browser(), studio.browser()];
    await here.signIn('lina');
    await there.signIn('lina');
    expect(signOutEverywhere(studio.studio().config, 'Li Na')).toBe('Li Na is signed out: 2 sessions ended.');
    expect((await here.get('/')).status).toBe(303);
    expect((await there.get('/')).status).toBe(303);
    expect(stepsOf(studio).at(-1)).toEqual(['Li Na', 'sessions-ended', 'operator']);
    expect(() => signOutEverywhere(studio.studio().config, 'Nobody')).toThrow('Nobody called "Nobody"');
  });

  it('goes on while the provider is away, and who comes anew is told', async () => {
    const studio = await aBankStudio();
    const browser = studio.browser();
    await browser.signIn('lina');
    const waiting = studio.browser();
    const callback = await waiting.beAtProvider('lina');
    await studio.provider.stop();
    expect((await browser.get('/')).status).toBe(200);
    const token = await browser.token();
    expect((await browser.post('/sign-out', { token })).status).toBe(200);
    const late = await waiting.get(callback);
    expect([late.status, late.body]).toEqual([503, expect.stringContaining('暂时没有应答')]);
    // It was read a moment ago; the next process has not read it.
    await studio.reopen();
    const anew = await studio.browser().get('/sign-in/start?back=/');
    expect([anew.status, anew.body]).toEqual([503, expect.stringContaining('暂时没有应答')]);
  });
});
