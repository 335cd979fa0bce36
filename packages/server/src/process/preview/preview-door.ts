import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { isSitePath } from '@bank/contract';
import { bannerFor, bannerStyles, WITHOUT_LINK } from './preview-banner.ts';
import { inGrey, LOOK_SCRIPT, lookPage, wantsLook } from './preview-look.ts';

interface DoorParts {
  fastify: FastifyInstance;
  /** Of the site: pages are asked for under the name that they will have. */
  siteOrigin: string;
  /** What the banner says is shown; no banner when undefined. */
  shown?: { CN: string; EN: string };
  validForMs: number;
  /** Of the studio, whose pages may frame these; undefined for nobody. */
  framedBy?: string | undefined;
  now?: () => number;
}

export interface PreviewDoor {
  server: Server;
  /** The path that lets its reader in, to `to` when that is given. */
  entry: (to?: string) => string;
}

const OWN = '/_preview/';
const STYLES = `${OWN}banner.css`;
const SCRIPT = `${OWN}look.js`;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Lets in whoever was given the link, for as long as it is valid, and marks every page as a preview. */
export function previewDoor({
  fastify,
  siteOrigin,
  shown,
  validForMs,
  framedBy,
  now = () => performance.now(),
}: DoorParts): PreviewDoor {
  const token = randomBytes(24).toString('base64url');
  // Cookies do not tell ports apart, and two previews may be looked at side by side.
  const cookie = `bank-preview-${randomBytes(4).toString('hex')}`;
  const grey = `${cookie}-grey`;
  const ancestors = `frame-ancestors ${framedBy ?? "'none'"}`;
  const own = {
    ...PRIVATE,
    'cross-origin-resource-policy': framedBy === undefined ? 'same-origin' : 'same-site',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const until = now() + validForMs;
  const mayEnter = (given: string | undefined) =>
    now() < until &&
    given?.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token));

  const enter = (url: URL, response: ServerResponse, isByTls: boolean) => {
    const wished = url.searchParams.get('to') ?? '/';
    const to = isSitePath(wished) ? wished : '/';
    const seconds = Math.ceil((until - now()) / 1_000);
    const kept = (name: string, value: string, forS: number) =>
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${forS}${isByTls ? '; Secure' : ''}`;
    const isGrey = url.searchParams.get('grey') === 'on';
    const cookies = [kept(cookie, token, seconds), kept(grey, 'on', isGrey ? seconds : 0)];
    if (!wantsLook(url)) {
      response.writeHead(303, { ...own, 'set-cookie': cookies, location: to }).end();
      return;
    }
    response.writeHead(200, {
      ...own,
      'set-cookie': cookies,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; ${ancestors}`,
    });
    response.end(lookPage(SCRIPT, to));
  };

  const framed = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => {
    if (framedBy === undefined) return headers;
    const { 'x-frame-options': _frames, 'content-security-policy': policy, ...rest } = headers;
    return {
      ...rest,
      ...(policy !== undefined && {
        'content-security-policy': policy.replace("frame-ancestors 'none'", ancestors),
      }),
      'cross-origin-resource-policy': own['cross-origin-resource-policy'],
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', siteOrigin);
    if (url.pathname.startsWith(OWN) && mayEnter(url.pathname.slice(OWN.length)))
      // Whoever says so without a proxy has a cookie that its browser keeps to itself, and nothing else.
      return enter(url, response, request.headers['x-forwarded-proto'] === 'https');
    if (!mayEnter(cookieOf(request, cookie))) {
      response.writeHead(403, { ...own, 'content-type': 'text/plain; charset=utf-8' }).end(WITHOUT_LINK);
      return;
    }
    if (url.pathname === STYLES) {
      response.writeHead(200, { ...own, 'content-type': 'text/css' }).end(bannerStyles);
      return;
    }
    if (url.pathname === SCRIPT) {
      response.writeHead(200, { ...own, 'content-type': 'text/javascript' }).end(LOOK_SCRIPT);
      return;
    }
    const answered = await fastify.inject(await askedOf(request, siteOrigin));
    const isPage = String(answered.headers['content-type']).startsWith('text/html');
    const marked = (html: string) => (shown === undefined ? html : withBanner(html, bannerFor(shown)));
    const looked = (html: string) => (cookieOf(request, grey) === 'on' ? inGrey(html) : html);
    const body = isPage ? Buffer.from(looked(marked(answered.body))) : answered.rawPayload;
    const { 'content-length': _length, etag: _tag, 'last-modified': _changed, ...headers } = answered.headers;
    response.writeHead(answered.statusCode, {
      ...framed(headers),
      ...PRIVATE,
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, PRIVATE);
      response.end();
    });
  });
  return {
    server,
    entry: (to) => `${OWN}${token}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
  };
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}

/** The same request under the site's own name, for an answer that is neither packed nor "not changed". */
async function askedOf(request: IncomingMessage, siteOrigin: string): Promise<InjectOptions> {
  const { cookie: _cookie, host, origin, 'accept-encoding': _packed, ...rest } = request.headers;
  const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('if-')));
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  return {
    method: request.method as NonNullable<InjectOptions['method']>,
    url: request.url ?? '/',
    headers: {
      ...headers,
      host: new URL(siteOrigin).host,
      ...(origin !== undefined && { origin: isOwn ? siteOrigin : origin }),
    },
    ...(request.method === 'POST' && { payload: Buffer.concat(await request.toArray()) }),
  };
}

function withBanner(html: string, banner: string): string {
  return (
    html
      .replace('</head>', `<link rel="stylesheet" href="${STYLES}"></head>`)
      // What it is called may hold `$&`, which has a meaning in a replacement that is text.
      .replace('</body>', () => `${banner}</body>`)
  );
}
