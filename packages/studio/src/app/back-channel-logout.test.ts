import { createPublicKey, randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { aBankStudio, PUBLIC_URL } from '../testing/a-bank-studio.ts';
import { CLIENT, CLIENT_SECRET, signedBy, type Claims } from '../testing/a-provider.ts';
import { aStudio } from '../testing/a-studio.ts';
import { listSteps } from '../store/steps.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const now = () => Math.floor(Date.now() / 1_000);

/** Li Na signed in twice, Zhao Min once. */
async function somePeople() {
  const studio = await aBankStudio();
  const { provider } = studio;
  const [lina, linaElsewhere, zhaomin] = [studio.browser(), studio.browser(), studio.browser()];
  await lina.signIn('lina');
  await linaElsewhere.signIn('lina');
  await zhaomin.signIn('zhaomin');
  const claims = (): Claims => ({
    iss: provider.issuer,
    aud: CLIENT,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    sub: 'lina',
    events: { [EVENT]: {} },
  });
  return {
    ...studio,
    lina,
    claims,
    send: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      studio.app().inject({
        method: 'POST',
        url: '/back-channel-logout',
        headers: {
          host: new URL(PUBLIC_URL).host,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** Of Li Na, of Li Na elsewhere, of Zhao Min. */
    areIn: () =>
      Promise.all([lina, linaElsewhere, zhaomin].map(async (one) => (await one.get('/')).status === 200)),
    ended: () =>
      listSteps(studio.studio().database)
        .steps.filter(({ step }) => step === 'signed-out-by-bank')
        .map(({ person }) => person),
  };
}

describe('what the provider ends', () => {
  it('is over here, that session alone, and its word counts once', async () => {
    const { provider, lina, send, areIn, ended } = await somePeople();
    const sent: string[] = [];
    const { call } = provider;
    provider.call = async (request) => {
      sent.push(await request.clone().text());
      const answer = await call(request);
      sent.push(String(answer.status));
      return answer;
    };
    await lina.endAtProvider(provider.issuer);
    expect(sent).toEqual([expect.stringMatching(/^logout_token=/), '200']);
    expect(await areIn()).toEqual([false, true, true]);
    expect(ended()).toEqual(['Li Na']);
    const again = await send(Object.fromEntries(new URLSearchParams(sent[0])));
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'The logout token was used before.' },
    ]);
    expect(ended()).toEqual(['Li Na']);
  });

  it('is all that an account has where it names no session', async () => {
    const { provider, claims, send, areIn, ended } = await somePeople();
    const answer = await send({ logout_token: await signedBy(provider.key, claims()) });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect(await areIn()).toEqual([false, false, true]);
    expect(ended()).toEqual(['Li Na', 'Li Na']);
  });

  it('opens no session here for whoever was just on the way in', async () => {
    const { provider, browser, claims, send, ended } = await somePeople();
    for (const about of [{ sub: 'zhaomin' }, { sub: undefined, sid: 'of-this-try' }]) {
      provider.alter = async (token) => {
        await send({ logout_token: await signedBy(provider.key, { ...claims(), ...about }) });
        return { ...token, sid: 'of-this-try' };
      };
      const comer = browser();
      expect((await comer.signIn('zhaomin')).status).toBe(400);
      expect((await comer.get('/')).status).toBe(303);
    }
    expect(ended()).toEqual(['Zhao Min']);
    // What was ended a while ago, and what ends somebody else's session, keeps nobody out.
    provider.alter = async (token) => {
      for (const about of [{ iat: now() - 60 }, { sid: 'of-another-try' }, { sub: 'zhaomin' }])
        await send({ logout_token: await signedBy(provider.key, { ...claims(), ...about }) });
      return { ...token, sid: 'of-this-try-too' };
    };
    expect((await browser().signIn('lina')).status).toBe(303);
  });

  it('may be over already, or never have been here', async () => {
    const { provider, claims, send, areIn, ended } = await somePeople();
    for (const about of [{ sub: 'stranger' }, { sid: 'of-nobody' }, { sub: 'zhaomin', sid: 'of-nobody' }]) {
      const token = await signedBy(provider.key, { ...claims(), ...about });
      expect((await send({ logout_token: token })).statusCode).toBe(200);
    }
    expect(await areIn()).toEqual([true, true, true]);
    expect(ended()).toEqual([]);
  });

  it('is over where the clocks are a minute apart, and the token has no end', async () => {
    const { provider, claims, send, areIn } = await somePeople();
    const endless = (about: Claims) => signedBy(provider.key, { ...claims(), ...about, exp: undefined });
    const late = await endless({ sub: 'zhaomin', iat: now() - 150 });
    const early = await endless({ iat: now() + 50 });
    for (const logout_token of [late, early]) expect((await send({ logout_token })).statusCode).toBe(200);
    expect(await areIn()).toEqual([false, false, false]);
  });
});

describe('a logout token', () => {
  /** What is undefined is left out. */
  const FAULTS: readonly [told: string, of: Claims][] = [
    ['"iss"', { iss: 'https://other.example' }],
    ['"iss"', { iss: undefined }],
    ['"aud"', { aud: 'another-application' }],
    ['"aud"', { aud: undefined }],
    ['too old', { iat: 1_700_000_000, exp: undefined }],
    ['too old', { exp: 1_700_000_300 }],
    ['"iat"', { iat: now() + 3_600, exp: now() + 7_200 }],
    ['"iat"', { iat: undefined }],
    ['"jti"', { jti: undefined }],
    ['"jti"', { jti: '' }],
    ['"sub"', { sub: undefined }],
    ['"sub"', { sub: 4711 }],
    ['"sid"', { sid: null }],
    ['"events"', { events: undefined }],
    ['"events"', { events: { 'http://schemas.openid.net/event/another': {} } }],
    ['"events"', { events: { [EVENT]: true } }],
    ['"nonce"', { nonce: 'of-an-id-token' }],
    ['"nonce"', { nonce: null }],
  ];

  it('is refused for each thing that is wrong with it, which is told in general words', async () => {
    const { provider, claims, send, areIn, ended } = await somePeople();
    for (const [told, of] of FAULTS) {
      const token = await signedBy(provider.key, { ...claims(), ...of });
      const answer = await send({ logout_token: token });
      expect([of, answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
        of,
        400,
        'no-store',
        { error: 'invalid_request', error_description: expect.stringContaining(told) },
      ]);
    }
    expect(await areIn()).toEqual([true, true, true]);
    expect(ended()).toEqual([]);
  });

  it('that the provider did not sign is refused, whatever its head says', async () => {
    const { provider, claims, send, areIn } = await somePeople();
    const pem = createPublicKey(provider.key).export({ type: 'spki', format: 'pem' });
    const right = await signedBy(provider.key, claims());
    const [head = '', , signature = ''] = right.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims(), sub: 'zhaomin' })).toString('base64url');
    for (const logout_token of [
      await signedBy(provider.otherKey, claims()),
      await signedBy(Buffer.from(CLIENT_SECRET), claims(), 'HS256'),
      await signedBy(Buffer.from(pem), claims(), 'HS256'),
      new UnsecuredJWT(claims()).encode(),
      `${head}.${body}.${signature}`,
      right.slice(0, -4),
      'no token',
      '',
    ]) {
      const answer = await send({ logout_token });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          error: 'invalid_request',
          error_description: 'The logout token is not one that the provider signed.',
        },
      ]);
    }
    expect(await areIn()).toEqual([true, true, true]);
    // Nothing that was refused has used up the one that is right.
    expect((await send({ logout_token: right })).statusCode).toBe(200);
  });

  it('cannot be an ID token of the session', async () => {
    const { studio, send, areIn } = await somePeople();
    const row = studio().database.prepare('select id_token from session').get();
    expect((await send({ logout_token: String(row?.['id_token']) })).statusCode).toBe(400);
    expect(await areIn()).toEqual([true, true, true]);
  });

  it('comes in a form of 16 KB at most', async () => {
    const { send, areIn } = await somePeople();
    const refusal = (description: string) => ({ error: 'invalid_request', error_description: description });
    const ofForm = refusal('A form with a logout_token is expected, of 16 KB at most.');
    const long = await send({ logout_token: 'A'.repeat(17_000) });
    const json = await send({ logout_token: 'A' }, { 'content-type': 'application/json' });
    const none = await send({ token: 'A' });
    expect([long.statusCode, json.statusCode, none.statusCode]).toEqual([400, 400, 400]);
    expect([long.json(), json.json(), none.json()]).toEqual([
      ofForm,
      ofForm,
      refusal('There is no logout_token in the form.'),
    ]);
    expect(await areIn()).toEqual([true, true, true]);
  });

  it('that cannot be looked at while the provider is away may be sent again', async () => {
    const { provider, claims, send, areIn } = await somePeople();
    const token = await signedBy(provider.key, claims());
    await provider.stop();
    const answer = await send({ logout_token: token });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error_description: 'It cannot be looked at now; it may be sent again.' },
    ]);
    expect(await areIn()).toEqual([true, true, true]);
  });
});

describe('the way in for the provider', () => {
  it('is by the public address, and opens no other', async () => {
    const { provider, claims, send, app } = await somePeople();
    const logout_token = await signedBy(provider.key, claims());
    expect((await send({ logout_token }, { host: '127.0.0.1:8090' })).statusCode).toBe(421);
    const headers = { host: new URL(PUBLIC_URL).host };
    for (const url of ['/sign-out', '/editions', '/back-channel-logout/x'])
      expect((await app().inject({ method: 'POST', url, headers })).statusCode).toBe(403);
  });

  it('is not there where people choose themselves', async () => {
    const { app } = await aStudio();
    const answer = await app().inject({
      method: 'POST',
      url: '/back-channel-logout',
      headers: { host: 'localhost:8090', origin: 'http://localhost:8090' },
    });
    expect(answer.statusCode).toBe(404);
  });
});
