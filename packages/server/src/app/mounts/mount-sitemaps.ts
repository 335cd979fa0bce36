import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainBody } from '../../http/bodies/encoded-body.ts';
import { sendBody } from '../../http/bodies/send-body.ts';
import { CACHE_CONTROL } from '../../http/cache-control.ts';
import { KeptTexts } from '../../content/kept-texts.ts';
import { RequestRefused } from '../../http/limits/request-refused.ts';
import type { Config } from '../../operation/config.ts';
import { listedAddress } from '../../pages/listed-address.ts';
import type { ApiParts, AppParts } from '../app-parts.ts';

// Hidden pages are not listed here: they say noindex themselves, and a crawler has to read them to see it.
const robots = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /vertifyCode\n\nSitemap: ${origin}/sitemap.xml\n`;

interface SitemapMounting extends Pick<AppParts, 'current'> {
  api: Pick<ApiParts, 'buildSitemap'>;
  config: Pick<Config, 'siteOrigin'>;
}

/** `/robots.txt`, `/sitemap.xml` and the files that it names: what search engines ask for (SEO-1). */
export function mountSitemaps(
  app: FastifyInstance,
  { current, api, config: { siteOrigin: origin } }: SitemapMounting,
): void {
  const robotsBody = plainBody(Buffer.from(robots(origin)), true);
  app.get('/robots.txt', { config: { kind: 'asset' } }, (request, reply) =>
    sendBody(request, reply, {
      type: 'text/plain; charset=utf-8',
      cacheControl: CACHE_CONTROL.smallFile,
      body: robotsBody,
    }),
  );

  const kept = new KeptTexts(current);
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const sitemap = await kept.get(name, async ({ snapshot, site }) => {
      const text = await api.buildSitemap(name, {
        content: snapshot,
        origin,
        canonical: listedAddress(site),
      });
      return text === undefined ? undefined : { type: 'application/xml; charset=utf-8', text };
    });
    if (sitemap === undefined) throw new RequestRefused(404, 'There is no such sitemap.');
    return sendBody(request, reply, { ...sitemap, cacheControl: CACHE_CONTROL.page });
  };
  const options = { config: { kind: 'media' } } as const;
  app.get('/sitemap.xml', options, (request, reply) => answer('sitemap.xml', request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part', options, (request, reply) =>
    answer(`sitemap-${request.params.part}`, request, reply),
  );
}
