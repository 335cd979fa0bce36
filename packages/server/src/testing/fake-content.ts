import { setTimeout } from 'node:timers/promises';
import { allRoutes, CallRejected, type Envelope, type RouteDef } from '@bank/contract';
import {
  ContentUnavailable,
  type ContentSnapshot,
  type ContentStore,
  type ContentVersion,
} from '@bank/store';
import type { ServeParts } from '../process/serve-parts.ts';

export const PICTURE = `${'a'.repeat(24)}.svg`;
export const DOCUMENT = `${'b'.repeat(24)}.pdf`;
export const FILM = `${'d'.repeat(24)}.webm`;
export const CAPTIONS = `${'e'.repeat(24)}.vtt`;
export const EVIL = `${'c'.repeat(24)}.html`;

function aVersion(sequence: number, nextChangeAt?: number): ContentVersion {
  return { key: `v${sequence}`, sequence, releases: { site: sequence }, at: 0, nextChangeAt };
}

/** A content store in memory whose version a test moves on, and which a test can take away. */
export class FakeStore implements ContentStore {
  version = aVersion(1);
  isAway = false;
  looks = 0;
  mediaReads = 0;

  activate(sequence: number, nextChangeAt?: number): void {
    this.version = aVersion(sequence, nextChangeAt);
  }

  async currentVersion(): Promise<ContentVersion> {
    this.looks += 1;
    this.#check();
    return this.version;
  }

  snapshot(version: ContentVersion): ContentSnapshot {
    const find = async (type: string) => {
      this.#check();
      // Two reads of one page must not meet in the same turn, or a mix of versions could not show.
      await setTimeout(1);
      return { key: type, section: '', date: '', title: version.key, body: {} };
    };
    return { version, find } as unknown as ContentSnapshot;
  }

  async media(name: string) {
    this.mediaReads += 1;
    this.#check();
    if (![PICTURE, DOCUMENT, FILM, CAPTIONS, EVIL].includes(name)) return undefined;
    return { type: 'text/html', bytes: new TextEncoder().encode(`<svg>${name}</svg>`.repeat(100)) };
  }

  async mediaNames() {
    return [PICTURE, DOCUMENT, FILM, CAPTIONS];
  }

  async activations() {
    return [];
  }

  async evidence() {
    return undefined;
  }

  async importsFrom() {
    return [];
  }

  async close(): Promise<void> {}

  #check(): void {
    if (this.isAway) throw new ContentUnavailable('a test took it away');
  }
}

const aRoute = (path: string) => ({ path, component: 'news-list' }) as RouteDef;

/** Answers `allRoutes` with two pages and every other call with the version it read. */
export const fakeApi: ServeParts['api'] = {
  registerApi: (app, options) => {
    app.post('/api/echo', (request, reply) =>
      reply.send({ code: 0, msg: 'ok', data: request.body, traceId: request.id }),
    );
    app.get('/api/version', async () => ({
      code: 0,
      msg: 'ok',
      data: options.snapshot().version.key,
      traceId: '',
    }));
    app.post('/api/limited', (request, reply) => {
      const retryAfter = options.admit(request, 'lookup');
      return reply.code(retryAfter === undefined ? 200 : 429).send({ retryAfter });
    });
    app.post('/api/kept', async () => options.visits.challenges.count());
    app.post('/api/broken', async () => {
      throw new Error('a secret detail of /srv/app/handler.ts');
    });
  },
  createTransport:
    ({ content }) =>
    async (endpoint): Promise<Envelope> => {
      if (endpoint.path === allRoutes.path) {
        return { code: 0, msg: 'ok', data: [aRoute('/personal'), aRoute('/news')], traceId: '' };
      }
      const item = await content.find('site-config', 'CN', '');
      return { code: 0, msg: 'ok', data: item?.title, traceId: '' };
    },
  // The document alone has a name, which is in the content and away with it.
  fileNameOf: async (content, stored) =>
    stored === DOCUMENT
      ? `服务收费标准 ${(await content.find('site-config', 'CN', ''))?.title ?? ''}.pdf`
      : undefined,
  // One file, which tells the version it was read from; `?bad=1` is refused.
  askDownload: (name, search) => {
    if (name !== 'table') return { kind: 'missing' };
    if (search.has('bad')) return { kind: 'refused', message: 'prodCode: a product code' };
    return {
      kind: 'asked',
      key: name,
      isKept: true,
      build: async ({ content }) => {
        const item = await content.find('site-config', 'CN', '');
        return { kind: 'file', text: `${item?.title ?? ''}\r\n`, fileName: '净值 (A).csv' };
      },
    };
  },
  // One feed, which tells the version, the language and the origin it was made for.
  buildFeed: async (name, { content, language, origin }) => {
    if (name !== 'fx.xml') return undefined;
    const item = await content.find('site-config', 'CN', '');
    return {
      type: 'application/atom+xml; charset=utf-8',
      text: `${item?.title ?? ''} ${language} ${origin}`,
    };
  },
  // One file with one page, which tells the version it was made for.
  buildSitemap: async (name, { content, origin, canonical }) => {
    if (name !== 'sitemap.xml') return undefined;
    const item = await content.find('site-config', 'CN', '');
    return `<sitemapindex>${item?.title ?? ''} ${origin}${canonical('/news?utm=1')} ${canonical('/nowhere')}</sitemapindex>`;
  },
  buildDiscoveryFile: async (name, { language, origin }) => ({
    type: 'application/xml; charset=utf-8',
    text: `${name} ${language} ${origin}`,
  }),
  // What api's own transport does with a visitor's call, without its handlers.
  createVisitorTransport: (content, _deps, admit) => {
    let refused: Envelope | undefined;
    return {
      refusedWith: () => refused,
      transport: async (endpoint, request) => {
        if (endpoint.limit === undefined) return content(endpoint, request);
        const retryAfter = admit(endpoint.limit);
        if (retryAfter === undefined)
          return { code: 0, msg: 'ok', data: 'one visitor’s answer', traceId: '' };
        refused = { code: 42900, msg: 'too many', data: { retryAfter }, traceId: '' };
        throw new CallRejected(refused);
      },
    };
  },
  statusOf: ({ code }) => (code === 42900 ? 429 : 200),
  retryAfterOf: ({ data }) => (data as { retryAfter?: number }).retryAfter,
  openApiDocument: () => ({ openapi: '3.1.0' }),
};
