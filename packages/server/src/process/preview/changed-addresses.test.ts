import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { changedAddresses } from './changed-addresses.ts';

const ORIGIN = 'https://www.bank.example';
const page = (main: string, header = 'Menu') =>
  `<html><title>${main}</title><header>${header}</header><main>${main}</main><footer></footer><script>1</script>`;

function aSite(pages: Record<string, string>): Pick<FastifyInstance, 'inject'> {
  const list = (paths: string[]) => paths.map((path) => `<loc>${ORIGIN}${path}</loc>`).join('');
  const files: Record<string, string> = {
    '/sitemap.xml': list(['/sitemap-1.xml']),
    '/sitemap-1.xml': list(Object.keys(pages)),
    ...pages,
  };
  const inject = async ({ url }: { url: string }) => {
    const body = files[url];
    return {
      statusCode: body === undefined ? 404 : 200,
      headers: {},
      body: body ?? '',
      rawPayload: Buffer.from(body ?? ''),
    };
  };
  return { inject } as unknown as Pick<FastifyInstance, 'inject'>;
}

describe('the addresses that a release changes', () => {
  it('are those whose content differs, that are new and that are gone', async () => {
    const before = aSite({ '/a': page('A'), '/b': page('B'), '/gone': page('C') });
    const after = aSite({ '/a': page('A'), '/b': page('B2'), '/new': page('D') });
    expect(await changedAddresses(before, after)).toEqual({
      changed: ['/b'],
      added: ['/new'],
      removed: ['/gone'],
      isFrameChanged: false,
    });
  });

  it('do not include all for a menu that stands on all', async () => {
    const before = aSite({ '/a': page('A'), '/b': page('B') });
    const after = aSite({ '/a': page('A', 'New menu'), '/b': page('B', 'New menu') });
    expect(await changedAddresses(before, after)).toMatchObject({ changed: [], isFrameChanged: true });
  });
});
