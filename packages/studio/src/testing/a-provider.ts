import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, SignJWT } from 'jose';
import OpenIdProvider from 'oidc-provider';
import { answering } from '@bank/contract/testing';

/** Somebody whom the bank's sign-in knows. */
export interface BankAccount {
  name?: string;
  chinese?: string;
  groups?: readonly string[];
}

export type Claims = Record<string, unknown>;

export interface TestProvider {
  issuer: string;
  accounts: Record<string, BankAccount>;
  /** What a provider that was taken over, or that is wrong, would put into ID tokens. */
  alter: ((claims: Claims) => Claims | Promise<Claims>) | undefined;
  /** Signs ID tokens with a key that it does not publish. */
  hasOtherKey: boolean;
  key: KeyObject;
  otherKey: KeyObject;
  /** How it calls the studio without a browser. */
  call: (request: Request) => Promise<Response>;
  stop: () => Promise<void>;
}

export const CLIENT = 'studio';
export const CLIENT_SECRET = 'of-the-studio-alone';

/** A real provider of OpenID Connect on this machine, which takes every account without a password. */
export async function aProvider(publicUrl: string): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [key, otherKey] = [aKey(), aKey()];
  const provider = new OpenIdProvider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: CLIENT_SECRET,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}/sign-in/done`],
        post_logout_redirect_uris: [`${publicUrl}/signed-out`],
        backchannel_logout_uri: `${publicUrl}/back-channel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'chinese'], groups: ['groups'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = pageOf(
            'Sign out',
            `${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Yes, everywhere</button>`,
          );
        },
      },
    },
    fetch: (url, options) => test.call(new Request(url, options)),
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const account = test.accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    // Nobody is asked whether the bank's own studio may know who they are.
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile groups');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || body?.id_token === undefined) return;
    if (test.alter === undefined && !test.hasOtherKey) return;
    const claims = decodeJwt(body.id_token);
    const altered = await signedBy(test.hasOtherKey ? otherKey : key, (await test.alter?.(claims)) ?? claims);
    context.body = { ...body, id_token: altered };
  });
  const answer = provider.callback();
  server.on(
    'request',
    answering(async (request, response) => {
      if (request.url === '/favicon.ico') response.writeHead(204).end();
      else if (request.url?.startsWith('/interaction/') === true) await askWho(provider, request, response);
      else await answer(request, response);
    }),
  );
  const test: TestProvider = {
    issuer,
    accounts: {},
    alter: undefined,
    hasOtherKey: false,
    key,
    otherKey,
    call: fetch,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
  return test;
}

/** The provider's own page: one types the name of the account. */
async function askWho(
  provider: OpenIdProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const accountId = new URLSearchParams(await text(request)).get('account') ?? '';
    await provider.interactionFinished(request, response, { login: { accountId } });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    pageOf(
      'Bank sign-in',
      '<form method="post"><label>Account <input name="account" required></label> <button>Continue</button></form>',
    ),
  );
}

const pageOf = (title: string, content: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;

const aKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** As the provider signs, with whatever key and algorithm. */
export const signedBy = (key: KeyObject | Uint8Array, claims: Claims, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'key' }).sign(key);
