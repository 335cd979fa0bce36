import { createRemoteJWKSet, type RemoteJWKSet } from 'jose';
import * as oidc from 'openid-client';
import type { Account } from './person.ts';
import type { Attempt } from './attempts.ts';
import { NotALogout, readLogoutToken, type LogoutToken } from './logout-token.ts';

/** Its keys and addresses are read anew after this. */
const FRESH_MS = 3_600_000;
const ANSWER_WITHIN_S = 5;
/** How far the clocks of the provider and of this machine may be apart. */
const CLOCKS_APART_S = 60;

export interface ProviderSettings {
  issuer: URL;
  clientId: string;
  /** '' for a client without one: PKCE alone then shows who asked. */
  clientSecret: string;
  /** Of the studio as browsers know it. */
  publicUrl: URL;
}

/** Who came back from the bank's sign-in. */
export interface Identity extends Account {
  claims: Readonly<Record<string, unknown>>;
  idToken: string;
  /** What the provider calls its session, where it has a name for it. */
  sid: string | undefined;
  /** When the ID token was made, by the provider's clock, in whole seconds. */
  issuedAt: number;
}

/** The provider does not answer. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** What came back is not an answer to what was asked, or the provider says no. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

/** The bank's own sign-in, by OpenID Connect: authorization code with PKCE, state and nonce. */
export class Provider {
  readonly #settings: ProviderSettings;
  #found: { configuration: oidc.Configuration; at: number } | undefined;
  #keys: { address: string; find: RemoteJWKSet } | undefined;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  get #returnAddress(): string {
    return new URL('/sign-in/done', this.#settings.publicUrl).href;
  }

  /** Where to send a browser, and what to know when it comes back. @throws ProviderAway */
  async ask(back: string): Promise<{ attempt: Attempt; address: URL }> {
    const configuration = await this.#configuration();
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      back,
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#returnAddress,
      scope: this.#scope(configuration),
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { attempt, address };
  }

  /** Who came back with `query`. @throws ProviderAway, NotSignedIn */
  async identify(query: URLSearchParams, { state, nonce, verifier }: Attempt): Promise<Identity> {
    const configuration = await this.#configuration();
    try {
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${this.#returnAddress}?${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      );
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new NotSignedIn('no ID token');
      const more = await this.#userInfo(configuration, tokens.access_token, claims.sub);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        claims: { ...more, ...claims },
        idToken: tokens.id_token,
        sid: typeof claims['sid'] === 'string' ? claims['sid'] : undefined,
        issuedAt: claims.iat * 1_000,
      };
    } catch (error) {
      throw reasonOf(error);
    }
  }

  /** Where the bank's sign-in ends its own session; undefined where it has no such place, or is away. */
  async endAddress(idToken: string | undefined): Promise<URL | undefined> {
    const configuration = await this.#configuration().catch(() => undefined);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: new URL('/signed-out', this.#settings.publicUrl).href,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    });
  }

  /** What the provider says to be over. @throws NotALogout, ProviderAway */
  async readLogout(token: string): Promise<LogoutToken> {
    const configuration = await this.#configuration();
    const { issuer, id_token_signing_alg_values_supported: supported = ['RS256'] } =
      configuration.serverMetadata();
    try {
      return await readLogoutToken(token, {
        issuer,
        clientId: this.#settings.clientId,
        keys: this.#keysOf(configuration),
        // What is signed with a shared secret, or not at all, anybody else could have made.
        algorithms: supported.filter((name) => name !== 'none' && !name.startsWith('HS')),
        clocksApartS: CLOCKS_APART_S,
      });
    } catch (error) {
      throw error instanceof NotALogout ? error : new ProviderAway(wordsOf(error), { cause: error });
    }
  }

  /** Groups, where the provider knows the scope. */
  #scope(configuration: oidc.Configuration): string {
    const { scopes_supported: supported = [] } = configuration.serverMetadata();
    return ['openid', 'profile', ...(supported.includes('groups') ? ['groups'] : [])].join(' ');
  }

  /** Many providers tell groups here alone. */
  async #userInfo(configuration: oidc.Configuration, accessToken: string, subject: string) {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
    return oidc.fetchUserInfo(configuration, accessToken, subject);
  }

  /** They are asked for again when a token names one that is not among them. */
  #keysOf(configuration: oidc.Configuration): RemoteJWKSet {
    const address = configuration.serverMetadata().jwks_uri ?? '';
    if (this.#keys?.address === address) return this.#keys.find;
    const url = new URL(address);
    if (url.protocol !== this.#settings.issuer.protocol) throw new Error(`its keys are at ${address}`);
    const find = createRemoteJWKSet(url, { timeoutDuration: ANSWER_WITHIN_S * 1_000 });
    this.#keys = { address, find };
    return find;
  }

  async #configuration(): Promise<oidc.Configuration> {
    const known = this.#found;
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.configuration;
    const { issuer, clientId, clientSecret } = this.#settings;
    try {
      const configuration = await oidc.discovery(
        issuer,
        clientId,
        { [oidc.clockTolerance]: CLOCKS_APART_S },
        clientSecret === '' ? oidc.None() : oidc.ClientSecretPost(clientSecret),
        {
          timeout: ANSWER_WITHIN_S,
          // Without this the signature of an ID token would not be looked at where it comes by TLS.
          execute: [
            oidc.enableNonRepudiationChecks,
            ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
          ],
        },
      );
      this.#found = { configuration, at: performance.now() };
      return configuration;
    } catch (error) {
      throw new ProviderAway(wordsOf(error), { cause: error });
    }
  }
}

function reasonOf(error: unknown): Error {
  if (error instanceof NotSignedIn) return error;
  return isAway(error)
    ? new ProviderAway(wordsOf(error), { cause: error })
    : new NotSignedIn(wordsOf(error), { cause: error });
}

/** It did not answer, or answered that it cannot. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  const { cause, name } = error;
  if (cause instanceof Response) return cause.status >= 500;
  return (
    name === 'TimeoutError' || error.message === 'fetch failed' || (cause !== undefined && isAway(cause))
  );
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
