import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { aProvider, CLIENT, CLIENT_SECRET } from './a-provider.ts';
import { aStudio } from './a-studio.ts';

export const PUBLIC_URL = 'https://studio.bank.example';

const GROUPS = `
claims: { chinese: chinese }
groups:
  news: { roles: [writer], scopes: [site], columns: ['701001'] }
  site-checkers: { roles: [checker], scopes: [site] }
  rates-writers: { roles: [writer], scopes: [rates] }
  auditors: { roles: [auditor] }
`;

/** A studio of which the people are those of a bank's sign-in. */
export async function aBankStudio() {
  // The provider says that it keeps its sessions in memory.
  const muted = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
  for (const one of muted) one.mockImplementation(() => undefined);
  const provider = await aProvider(PUBLIC_URL);
  const folder = mkdtempSync(join(tmpdir(), 'studio-groups-'));
  onTestFinished(async () => {
    await provider.stop();
    for (const one of muted) one.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(folder, 'groups.yaml'), GROUPS);
  provider.accounts = {
    lina: { name: 'Li Na', chinese: '李娜', groups: ['news', 'staff'] },
    zhaomin: { name: 'Zhao Min', chinese: '赵敏', groups: ['site-checkers', 'rates-writers'] },
    guest: { name: 'Gu Ke', groups: ['staff'] },
  };
  const studio = await aStudio({
    STUDIO_PUBLIC_URL: PUBLIC_URL,
    STUDIO_OIDC_ISSUER: provider.issuer,
    STUDIO_OIDC_CLIENT: CLIENT,
    STUDIO_OIDC_SECRET: CLIENT_SECRET,
    STUDIO_OIDC_GROUPS: join(folder, 'groups.yaml'),
  });
  provider.call = async (request) => {
    const { host, pathname } = new URL(request.url);
    const answer = await studio.app().inject({
      method: 'POST',
      url: pathname,
      headers: { ...Object.fromEntries(request.headers), host },
      payload: await request.text(),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return { ...studio, provider, browser: () => new BankBrowser(studio) };
}

type StudioOfTests = Awaited<ReturnType<typeof aStudio>>;

interface PageAnswer {
  status: number;
  body: string;
  location: string;
  headers: Readonly<Record<string, unknown>>;
  /** As it was set, with its attributes. */
  cookies: readonly string[];
}

/** What a browser does at the studio and at the provider: each gets back the cookies that it set. */
export class BankBrowser {
  readonly #studio: StudioOfTests;
  readonly cookies = new Map<string, string>();
  readonly #providersCookies = new Map<string, string>();

  constructor(studio: StudioOfTests) {
    this.#studio = studio;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
    return this.#ask({ method: 'GET', url, headers });
  }

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.#ask({
      method: 'POST',
      url,
      headers: { origin: PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Follows the link of the sign-in page. Gives where the provider sends it back. */
  async beAtProvider(account: string, back = '/'): Promise<string> {
    const { location } = await this.get(`/sign-in/start?back=${encodeURIComponent(back)}`);
    return this.passProvider(location, account);
  }

  async signIn(account: string, back = '/'): Promise<PageAnswer> {
    return this.get(await this.beAtProvider(account, back));
  }

  /** Signs out on the provider's own page, without the studio. */
  async endAtProvider(issuer: string): Promise<void> {
    const headers = { cookie: headerOf(this.#providersCookies) };
    const asked = await fetch(`${issuer}/session/end`, { headers });
    for (const cookie of asked.headers.getSetCookie()) take(this.#providersCookies, cookie);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const done = await fetch(`${issuer}/session/end/confirm`, {
      method: 'POST',
      headers: { cookie: headerOf(this.#providersCookies) },
      body,
      redirect: 'manual',
    });
    if (done.status !== 303) throw new Error(`The provider does not sign out: ${done.status}`);
  }

  /** The token of the session, as every form has it. */
  async token(path = '/'): Promise<string> {
    return /name="token" value="([^"]+)"/.exec((await this.get(path)).body)?.[1] ?? '';
  }

  /** Goes on at the provider until it leads back to the studio. Gives that address, below the studio. */
  async passProvider(address: string, account: string): Promise<string> {
    let at = new URL(address);
    let body: string | undefined;
    for (let steps = 0; steps < 10; steps += 1) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: headerOf(this.#providersCookies) },
        ...(body !== undefined && { method: 'POST', body: new URLSearchParams({ account: body }) }),
      });
      for (const cookie of answer.headers.getSetCookie()) take(this.#providersCookies, cookie);
      const location = answer.headers.get('location');
      // Its own page asks who it is.
      body = location === null ? account : undefined;
      if (location !== null) at = new URL(location, at);
      if (at.origin === PUBLIC_URL) return at.pathname + at.search;
    }
    throw new Error(`The provider does not lead back, but to ${at.href}`);
  }

  async #ask(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<PageAnswer> {
    const { host } = new URL(PUBLIC_URL);
    const headers = { host, cookie: headerOf(this.cookies), ...request.headers };
    const answer = await this.#studio.app().inject({ ...request, headers });
    const set = [answer.headers['set-cookie'] ?? []].flat();
    for (const cookie of set) take(this.cookies, cookie);
    return {
      status: answer.statusCode,
      body: answer.body,
      location: answer.headers.location ?? '',
      headers: answer.headers,
      cookies: set,
    };
  }
}

const headerOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

function take(cookies: Map<string, string>, header: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (value === '' || /max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
