import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '@bank/site/render-contract';
import type { ContentSnapshot } from '@bank/store';
import { answerWithBody } from '../../http/bodies/body-answer.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import type { Current } from '../../content/published.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';

// Hidden pages are not listed here: they say noindex themselves, and a crawler has to read them to see it.
const robots = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /vertifyCode\n\nSitemap: ${origin}/sitemap.xml\n`;

interface SitemapRequest {
  content: ContentSnapshot;
  origin: string;
  canonical: (url: string) => string | undefined;
}
export type BuildSitemap = (name: string, request: SitemapRequest) => Promise<string | undefined>;

interface SitemapParts {
  current: Current;
  build: BuildSitemap;
  origin: string;
}

/** The address under which a page is listed; undefined where the site shows no page, or hides it. */
export const listedAddress =
  (site: Pick<Site, 'resolve'>) =>
  (url: string): string | undefined => {
    const place = site.resolve(url);
    if (place.kind !== 'page' || place.record.hidden === true) return undefined;
    // As the page's own head says it: a list under its own column is the page itself.
    const { path, columnId } = place.record;
    return place.url === `${path}?column=${columnId}` ? path : place.url;
  };

/** `/robots.txt`, `/sitemap.xml` and the files that it names: what search engines ask for (SEO-1). */
export function mountSitemaps(app: FastifyInstance, { current, build, origin }: SitemapParts): void {
  app.get('/robots.txt', { config: { kind: 'asset' } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL.smallFile)
      .send(robots(origin)),
  );

  const kept = new KeptTexts(current);
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const sitemap = await kept.get(name, async ({ snapshot, site }) => {
      const text = await build(name, { content: snapshot, origin, canonical: listedAddress(site) });
      return text === undefined ? undefined : { type: 'application/xml; charset=utf-8', text };
    });
    if (sitemap === undefined) throw new RequestRefused(404, 'There is no such sitemap.');
    const { status, headers, bytes } = answerWithBody(
      { status: 200, type: sitemap.type, cacheControl: CACHE_CONTROL.page, body: sitemap.body },
      request.headers,
    );
    return reply.code(status).headers(headers).send(bytes);
  };
  const options = { config: { kind: 'media' } } as const;
  app.get('/sitemap.xml', options, (request, reply) => answer('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part', options, (request, reply) =>
    answer(`sitemap-${request.params.part}`, request, reply),
  );
}
