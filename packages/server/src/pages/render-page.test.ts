import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hotSearches, siteConfig, type Transport } from '@bank/contract';
import { ContentUnavailable } from '@bank/store';
import type { RenderPage, Rendered, SiteAssets } from '@bank/site/render-contract';
import { PageUnavailable } from '../content/page-unavailable.ts';
import type { Published } from '../content/published.ts';
import { renderPage } from './render-page.ts';

const HTML: Rendered = { kind: 'html', status: 200, html: '<p>', cacheable: true };
const assets = {} as SiteAssets;
const settings = {
  assets: () => assets,
  environment: { imageBase: '/images/', fileBase: '/files/' },
  origin: 'https://bank.example',
};

function render(
  work: (page: RenderPage) => Promise<Rendered>,
  transport: Transport,
  posted?: Record<string, string>,
) {
  const published = { site: { render: work }, transport, navigation: 'n7' } as unknown as Published;
  return renderPage('/news?keyword=words', 'EN', published, settings, posted);
}

const answering =
  (code: number): Transport =>
  async () => ({ code, msg: 'what the call says', data: null, traceId: '' });
const away: Transport = () => Promise.reject(new ContentUnavailable('disk'));
const noCalls: Transport = () => Promise.reject(new Error('no call is made'));

/** A page that shows the rest where a call of it fails. */
const mending =
  (endpoint: typeof siteConfig | typeof hotSearches) =>
  async ({ client }: RenderPage): Promise<Rendered> => {
    await client.call(endpoint as typeof siteConfig, {}).catch(() => undefined);
    return HTML;
  };

describe('rendering a page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives it its address, its files, and the settings of this version', async () => {
    const work = vi.fn<(page: RenderPage) => Promise<Rendered>>(async () => HTML);
    expect(await render(work, noCalls)).toBe(HTML);
    expect(work.mock.calls[0]?.[0]).toEqual({
      url: '/news?keyword=words',
      client: expect.anything(),
      assets,
      environment: { imageBase: '/images/', fileBase: '/files/', navigation: 'n7' },
      origin: 'https://bank.example',
    });
    await render(work, noCalls, { name: 'a' });
    expect(work.mock.calls[1]?.[0]).toHaveProperty('posted', { name: 'a' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['whose content could not be read', siteConfig, away, false],
    ['that was told of maintenance', siteConfig, answering(50300), false],
    ['whose search alone is away', hotSearches, answering(50300), true],
    ['that was refused something', siteConfig, answering(40400), true],
  ] as const)('%s: is shown as it mended itself is %s', async (_, endpoint, transport, isShown) => {
    const rendered = render(mending(endpoint), transport);
    if (isShown) expect(await rendered).toBe(HTML);
    else
      await expect(rendered).rejects.toThrow(
        new PageUnavailable('The content of /news?keyword could not be read'),
      );
  });

  it('that fails for want of content is unavailable, with the cause', async () => {
    const failing = async ({ client }: RenderPage): Promise<Rendered> => {
      await client.call(siteConfig, {});
      return HTML;
    };
    const failure = await render(failing, away).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PageUnavailable);
    expect(failure).toMatchObject({ cause: expect.any(ContentUnavailable) });
    const told = await render(failing, answering(50300)).catch((error: unknown) => error);
    expect(told).toMatchObject({ cause: { message: 'what the call says' } });
  });

  it('that fails otherwise fails as it did', async () => {
    const fault = () => Promise.reject(new Error('a fault of ours'));
    await expect(render(fault, noCalls)).rejects.toThrow('a fault of ours');
    const called = async ({ client }: RenderPage): Promise<Rendered> => {
      await client.call(siteConfig, {});
      return HTML;
    };
    await expect(render(called, noCalls)).rejects.toThrow('no call is made');
  });

  it('is given up after five seconds', async () => {
    const never = render(() => new Promise(() => undefined), noCalls);
    const given = expect(never).rejects.toThrow(
      new PageUnavailable('/news?keyword was not rendered within 5000 ms'),
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await given;
  });
});
