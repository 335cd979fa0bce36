import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { isSitePath } from '@bank/contract';
import { bannerFor, bannerStyles, WITHOUT_LINK } from './preview-banner.ts';

interface DoorParts {
  fastify: FastifyInstance;
  /** Of the site: pages are asked for under the name that they will have. */
  siteOrigin: string;
  /** What the banner says is shown; no banner when undefined. */
  shown?: { CN: string; EN: string };
  validForMs: number;
  now?: () => number;
}

export interface PreviewDoor {
  server: Server;
  /** The path that lets its reader in, to `to` when that is given. */
  entry: (to?: string) => string;
}

const COOKIE = 'bank-preview';
const OWN = '/_preview/';
const STYLES = `${OWN}banner.css`;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Lets in whoever was given the link, for as long as it is valid, and marks every page as a preview. */
export function previewDoor({
  fastify,
  siteOrigin,
  shown,
  validForMs,
  now = () => performance.now(),
}: DoorParts): PreviewDoor {
  const token = randomBytes(24).toString('base64url');
  const until = now() + validForMs;
  const mayEnter = (given: string | undefined) =>
    now() < until &&
    given?.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token));

  const enter = (url: URL, response: ServerResponse) => {
    const to = url.searchParams.get('to') ?? '/';
    const seconds = Math.ceil((until - now()) / 1_000);
    response.writeHead(303, {
      ...PRIVATE,
      'set-cookie': `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`,
      location: isSitePath(to) ? to : '/',
    });
    response.end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', siteOrigin);
    if (url.pathname.startsWith(OWN) && mayEnter(url.pathname.slice(OWN.length))) return enter(url, response);
    if (!mayEnter(cookieOf(request))) {
      response.writeHead(403, { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' }).end(WITHOUT_LINK);
      return;
    }
    if (url.pathname === STYLES) {
      response.writeHead(200, { ...PRIVATE, 'content-type': 'text/css' }).end(bannerStyles);
      return;
    }
    const answered = await fastify.inject(await askedOf(request, siteOrigin));
    const isPage = String(answered.headers['content-type']).startsWith('text/html');
    const body =
      isPage && shown !== undefined
        ? Buffer.from(withBanner(answered.body, bannerFor(shown)))
        : answered.rawPayload;
    const { 'content-length': _length, etag: _tag, 'last-modified': _changed, ...headers } = answered.headers;
    response.writeHead(answered.statusCode, { ...headers, ...PRIVATE, 'content-length': body.length });
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

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
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
  return html
    .replace('</head>', `<link rel="stylesheet" href="${STYLES}"></head>`)
    .replace('</body>', `${banner}</body>`);
}
