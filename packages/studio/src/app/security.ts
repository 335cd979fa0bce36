import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is brought there has no page that it comes from, and proves itself. */
    isForServers?: boolean;
  }
}

/** As strict as the site’s: nothing from elsewhere, no inline script or style, no text that becomes markup. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // With none at all browsers would not say where a form comes from either.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** For what stands in a frame of a page of ours. */
export const FRAMED = {
  'content-security-policy': POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * For what people write, drawn in a frame: nothing of it runs, leads anywhere or is sent, also where one opens it by itself. It
 * keeps our origin, without which the session would not reach its pictures.
 */
export const DRAWN = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const BY_TLS_ALONE = { 'strict-transport-security': 'max-age=31536000' };

/** Lets this one page frame previews, and nothing else. */
export function framing(reply: FastifyReply, links: readonly string[]): void {
  const origins = links.map((link) => new URL(link).origin);
  reply.header(
    'content-security-policy',
    POLICY.replace("frame-src 'self'", `frame-src ${origins.join(' ')}`),
  );
}

/** Only by the public address or else this machine’s own names, and what changes anything only from a page of ours. */
export function guard(fastify: FastifyInstance, publicUrl: URL | undefined): void {
  const headers = { ...HEADERS, ...(publicUrl && BY_TLS_ALONE) };
  const isOurs = (host: string) =>
    publicUrl === undefined ? LOCAL_NAMES.includes(host.replace(/:\d+$/, '')) : host === publicUrl.host;
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const host = request.headers.host ?? '';
    // A name of somebody else’s may lead here too, and its pages would count as ours.
    if (!isOurs(host)) return reply.code(421).send('');
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    if (request.routeOptions.config.isForServers === true) return undefined;
    if (request.headers.origin !== (publicUrl?.origin ?? `http://${host}`)) return reply.code(403).send('');
    return undefined;
  });
}
